import type { Messages } from '@/components/member/texts';

/** The words of stories. They come as props, so that the browser loads no message formatter. */
export type StoryTexts = Messages['stories'] &
	Pick<Messages, 'photoField' | 'fallback' | 'conflict' | 'fieldErrors'>;

export function storyTexts({ stories, photoField, fallback, conflict, fieldErrors }: Messages): StoryTexts {
	return { ...stories, photoField, fallback, conflict, fieldErrors };
}

/** The words of a story's page where it is not published: for everybody, and for who may read it all the same. */
/** What is said around a story before it is published. */
export interface SentStoryTexts extends Pick<StoryTexts, 'status' | 'reason' | 'noReason' | 'edit'> {
	fallback: Messages['fallback'];
	back: string;
	article: Pick<Messages['stories']['article'], 'pendingNote' | 'rejectedNote'>;
}

export function sentStoryTexts({ stories, fallback }: Messages): SentStoryTexts {
	const { status, reason, noReason, edit, page } = stories;
	const { pendingNote, rejectedNote } = stories.article;
	return {
		status,
		reason,
		noReason,
		edit,
		fallback,
		back: page.back,
		article: { pendingNote, rejectedNote },
	};
}

export interface NoStoryTexts
	extends Pick<Messages['stories']['article'], 'notFound' | 'notFoundText' | 'removed' | 'removedText'> {
	back: string;
}

export function noStoryTexts({ stories }: Messages): NoStoryTexts {
	const { notFound, notFoundText, removed, removedText } = stories.article;
	return { notFound, notFoundText, removed, removedText, back: stories.page.back };
}
