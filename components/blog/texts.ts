import type { Messages } from '@/components/member/texts';

/** The words of stories. They come as props, so that the browser loads no message formatter. */
export type StoryTexts = Messages['stories'] & Pick<Messages, 'photoField' | 'fallback' | 'conflict'>;

export function storyTexts({ stories, photoField, fallback, conflict }: Messages): StoryTexts {
	return { ...stories, photoField, fallback, conflict };
}

/** The words of a story's page where it is not published: for everybody, and for who may read it all the same. */
export type UnpublishedTexts = Pick<
	StoryTexts,
	'status' | 'reason' | 'noReason' | 'edit' | 'tryAgain' | 'fallback'
> & {
	back: string;
	article: Pick<
		StoryTexts['article'],
		'pendingNote' | 'rejectedNote' | 'notFound' | 'notFoundText' | 'failedLoad'
	>;
};

/** No more of them than are used: they travel with every story, in both languages. */
export function unpublishedTexts({ stories, fallback }: Messages): UnpublishedTexts {
	const { status, reason, noReason, edit, tryAgain, page } = stories;
	const { pendingNote, rejectedNote, notFound, notFoundText, failedLoad } = stories.article;
	return {
		...{ status, reason, noReason, edit, tryAgain, fallback, back: page.back },
		article: { pendingNote, rejectedNote, notFound, notFoundText, failedLoad },
	};
}
