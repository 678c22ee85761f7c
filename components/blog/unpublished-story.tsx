'use client';

import { useParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { filled } from '@/components/family/texts';
import { useAnswer } from '@/components/matrimonial/use-answer';
import { BackLink } from '@/components/ui/back-link';
import { Banner } from '@/components/ui/banner';
import { LinkButton } from '@/components/ui/link-button';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { readStory } from './answers';
import { ArticleFrame } from './article-frame';
import { StoryState } from './story-state';
import type { StoryTexts } from './texts';

interface UnpublishedStoryProps {
	language: Language;
	texts: StoryTexts;
	/** What everybody else finds here. */
	children: ReactNode;
}

/** The story at this address, should the reader be its sender or an administrator: nobody else is told of it. */
export function UnpublishedStory({ children, ...rest }: UnpublishedStoryProps) {
	const session = useSession();
	const { id } = useParams();
	if (session.status !== 'loggedIn' || typeof id !== 'string') return children;
	return (
		<SentStoryPage key={id} id={id} {...rest}>
			{children}
		</SentStoryPage>
	);
}

const never = () => false;

function SentStoryPage({ id, language, texts, children }: UnpublishedStoryProps & { id: string }) {
	const { asked } = useAnswer(`/api/blogs/${encodeURIComponent(id)}`, readStory, never);
	if (asked.status !== 'loaded') return children;
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
				back={<BackLink href={pathIn(language, '/blogs')} label={texts.page.back} />}
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
