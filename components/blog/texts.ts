import type { Messages } from '@/components/member/texts';

/** The words of a story's page where there is none. */
export interface NoStoryTexts
	extends Pick<Messages['stories']['article'], 'notFound' | 'notFoundText' | 'removed' | 'removedText'> {
	back: string;
}

export function noStoryTexts({ stories }: Messages): NoStoryTexts {
	const { notFound, notFoundText, removed, removedText } = stories.article;
	return { notFound, notFoundText, removed, removedText, back: stories.page.back };
}
