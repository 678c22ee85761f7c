'use client';

import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { filled } from '@/components/family/texts';
import { LoadFailure } from '@/components/matrimonial/load-failure';
import { useAnswer } from '@/components/matrimonial/use-answer';
import { BackLink } from '@/components/ui/back-link';
import { Banner } from '@/components/ui/banner';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { useSession } from '@/lib/client/use-session';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { readStory } from './answers';
import { ArticleFrame } from './article-frame';
import { StoryState } from './story-state';
import type { UnpublishedTexts } from './texts';

/** The story at this address, should the reader be its sender or an administrator: nobody else is told of it. */
export function UnpublishedStory({ texts }: { texts: Record<Language, UnpublishedTexts> }) {
	const session = useSession();
	// A page that is not there is told no language by the server.
	const { id, locale } = useParams();
	const language = isLanguage(locale) ? locale : defaultLanguage;
	const props = { language, texts: texts[language] };
	if (session.status !== 'loggedIn' || typeof id !== 'string') return <NoStory {...props} />;
	return <SentStoryPage key={id} id={id} {...props} />;
}

interface TextsProps {
	language: Language;
	texts: UnpublishedTexts;
}

function NoStory({ language, texts: { article, back } }: TextsProps) {
	return (
		<div className="container-page py-12">
			<h1 className="sr-only">{article.notFound}</h1>
			<EmptyState title={article.notFound} text={article.notFoundText}>
				<LinkButton href={pathIn(language, '/blogs')}>{back}</LinkButton>
			</EmptyState>
		</div>
	);
}

const never = () => false;
/** What the server answers where there is no story for this reader. */
const absences = [401, 403, 404];

function SentStoryPage({ id, language, texts }: TextsProps & { id: string }) {
	const { asked, tryAgain } = useAnswer(`/api/blogs/${encodeURIComponent(id)}`, readStory, never);
	const title = asked.status === 'loaded' ? asked.answer.title : null;
	useEffect(() => {
		// The server has titled the page as one that is not there.
		if (title !== null) document.title = title;
	}, [title]);
	if (asked.status === 'failed' && !absences.includes(asked.httpStatus)) {
		return (
			<div className="container-page py-12">
				<h1 className="sr-only">{texts.article.failedLoad}</h1>
				<LoadFailure
					title={texts.article.failedLoad}
					reason={asked.message}
					tryAgain={{ label: texts.tryAgain, onClick: tryAgain }}
				/>
			</div>
		);
	}
	if (asked.status !== 'loaded') return <NoStory language={language} texts={texts} />;
	const story = asked.answer;
	return (
		<div className="container-page pt-4 md:pt-6">
			<div className="mx-auto mb-2 flex max-w-[42.5rem] flex-col gap-3">
				{story.status !== 'approved' && (
					<Banner tone="info">
						<p>{story.status === 'pending' ? texts.article.pendingNote : texts.article.rejectedNote}</p>
						{story.status === 'rejected' && (
							<p>{story.reason ? filled(texts.reason, { reason: story.reason }) : texts.noReason}</p>
						)}
					</Banner>
				)}
			</div>
			<ArticleFrame
				story={story}
				language={language}
				fallback={texts.fallback}
				back={<BackLink href={pathIn(language, '/blogs')} label={texts.back} />}
				aside={
					<div className="flex items-center gap-3 print:hidden">
						<StoryState story={story} texts={texts} />
						<LinkButton
							look="outline"
							className="px-4 text-sm"
							href={pathIn(language, `/share-story?id=${story.id}`)}
						>
							{texts.edit}
						</LinkButton>
					</div>
				}
				picture={
					story.image && (
						<img
							src={story.image}
							alt=""
							className="mx-auto mt-7 aspect-video w-full max-w-4xl rounded-feature object-cover"
						/>
					)
				}
			/>
		</div>
	);
}
