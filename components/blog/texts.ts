import type { Messages } from '@/components/member/texts';

/** The words of stories. They come as props, so that the browser loads no message formatter. */
export type StoryTexts = Messages['stories'] & Pick<Messages, 'photoField' | 'fallback'>;

export function storyTexts({ stories, photoField, fallback }: Messages): StoryTexts {
	return { ...stories, photoField, fallback };
}
