import type { Messages } from '@/components/member/texts';
import { type PictureTexts, pictureTexts } from '@/components/ui/picture-texts';

/** What is said on the desks of stories and of pictures alike. They come as props: no message file is loaded for them. */
export type ReviewTexts = Messages['admin']['review'] & {
	status: Messages['stories']['status'];
	picture: PictureTexts;
	fallback: Messages['fallback'];
	/** Names by the categories' keys. */
	categories: Readonly<Record<string, string>>;
};

/** What is said of stories on their desk, or of pictures on theirs. */
export type DeskTexts = Messages['admin']['blogs'] & {
	deleted: string;
	/** When a field that must be filled in is empty. */
	required: string;
};

export function reviewTexts(
	{ admin, stories, photoField, fallback }: Messages,
	categories: ReviewTexts['categories'] = {},
): ReviewTexts {
	return {
		...admin.review,
		status: stories.status,
		picture: pictureTexts(photoField),
		fallback,
		categories,
	};
}

export function blogDeskTexts({ admin, blogReplies, errors }: Messages): DeskTexts {
	return { ...admin.blogs, deleted: blogReplies.deleted, required: errors.blog.fieldsRequired };
}
