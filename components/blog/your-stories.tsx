'use client';

import Link from 'next/link';
import { filled } from '@/components/family/texts';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount, formatDay } from '@/lib/platform/i18n/format';
import { useOwnStories } from './own-stories';
import { StoryActions } from './story-actions';
import { StoryState } from './story-state';
import type { StoryTexts } from './texts';

interface YourStoriesProps {
	language: Language;
	texts: StoryTexts;
}

/** What a member has sent in, and what has become of it; folded, because the page is about all stories. */
export function YourStories({ language, texts }: YourStoriesProps) {
	const session = useSession();
	const { asked } = useOwnStories();
	if (session.status !== 'loggedIn') return null;
	const title =
		asked.status === 'loaded'
			? filled(texts.yoursCount, { count: formatCount(asked.answer.length, language) })
			: texts.yours;
	return (
		<section aria-label={texts.yours} className="mb-8">
			<details className="rounded-card border border-line bg-surface px-5">
				<summary className="min-h-11 py-3">
					<h2 className="inline text-h3">{title}</h2>
				</summary>
				<div className="pb-4">
					<SentStories language={language} texts={texts} />
				</div>
			</details>
		</section>
	);
}

function SentStories({ language, texts }: YourStoriesProps) {
	const { asked, tryAgain, noteDeleted } = useOwnStories();
	if (asked.status === 'loading') {
		return (
			<div role="status" className="mt-3">
				<span className="sr-only">{texts.loading}</span>
				<Skeleton className="h-16 w-full" />
			</div>
		);
	}
	if (asked.status === 'failed') {
		const detail = asked.httpStatus === 200 ? texts.unexpected : asked.message;
		return (
			<div className="mt-3">
				<RetryPanel text={filled(texts.loadFailed, { detail })} retry={texts.tryAgain} onRetry={tryAgain} />
			</div>
		);
	}
	if (asked.answer.length === 0) return <p className="mt-2 text-text-muted">{texts.none}</p>;
	return (
		<ul className="mt-3">
			{asked.answer.map((story) => {
				const title = story.title || texts.fallback.untitledStory;
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
								<StoryState story={story} texts={texts} />
								<span className="text-sm text-text-muted">
									{formatDay(story.createdAt, language) ?? texts.fallback.unknownDate}
								</span>
							</div>
							{story.status === 'rejected' && (
								<p className="text-sm">
									{story.reason ? filled(texts.reason, { reason: story.reason }) : texts.noReason}
								</p>
							)}
						</div>
						<StoryActions
							id={story.id}
							title={title}
							language={language}
							texts={texts}
							onDeleted={() => noteDeleted(story.id)}
						/>
					</li>
				);
			})}
		</ul>
	);
}
