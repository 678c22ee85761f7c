'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount, formatDay } from '@/lib/platform/i18n/format';
import { useOwnStories } from './own-stories';
import { StoryActions } from './story-actions';
import { StoryState } from './story-state';

/** What a member has sent in, and what has become of it; folded, because the page is about all stories. */
export function YourStories({ language }: { language: Language }) {
	const t = useTranslations('stories');
	const session = useSession();
	const { asked } = useOwnStories();
	if (session.status !== 'loggedIn') return null;
	const title =
		asked.status === 'loaded'
			? t('yoursCount', { count: formatCount(asked.answer.length, language) })
			: t('yours');
	return (
		<section aria-label={t('yours')} className="mb-8">
			<details className="rounded-card border border-line bg-surface px-5">
				<summary className="min-h-11 py-3">
					<h2 className="inline text-h3">{title}</h2>
				</summary>
				<div className="pb-4">
					<SentStories language={language} />
				</div>
			</details>
		</section>
	);
}

function SentStories({ language }: { language: Language }) {
	const t = useTranslations('stories');
	const tFallback = useTranslations('fallback');
	const { asked, tryAgain, noteDeleted } = useOwnStories();
	if (asked.status === 'loading') {
		return (
			<div role="status" className="mt-3">
				<span className="sr-only">{t('loading')}</span>
				<Skeleton className="h-16 w-full" />
			</div>
		);
	}
	if (asked.status === 'failed') {
		const detail = asked.httpStatus === 200 ? t('unexpected') : asked.message;
		return (
			<div className="mt-3">
				<RetryPanel text={t('loadFailed', { detail })} retry={t('tryAgain')} onRetry={tryAgain} />
			</div>
		);
	}
	if (asked.answer.length === 0) return <p className="mt-2 text-text-muted">{t('none')}</p>;
	return (
		<ul className="mt-3">
			{asked.answer.map((story) => {
				const title = story.title || tFallback('untitledStory');
				return (
					<li
						key={story.id}
						className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0"
					>
						<div className="min-w-0 flex-1 basis-64">
							<div className="flex flex-wrap items-center gap-x-3">
								<Link
									href={pathIn(language, `/blog/${story.id}`)}
									prefetch={false}
									lang={story.language}
									className="inline-flex min-h-11 min-w-0 items-center font-semibold text-primary hover:underline"
								>
									{title}
								</Link>
								<StoryState story={story} />
								<span className="text-sm text-text-muted">
									{formatDay(story.createdAt, language) ?? tFallback('unknownDate')}
								</span>
							</div>
							{story.status === 'rejected' && (
								<p className="text-sm">
									{story.reason ? t('reason', { reason: story.reason }) : t('noReason')}
								</p>
							)}
						</div>
						<StoryActions
							id={story.id}
							title={title}
							language={language}
							onDeleted={() => noteDeleted(story.id)}
						/>
					</li>
				);
			})}
		</ul>
	);
}
