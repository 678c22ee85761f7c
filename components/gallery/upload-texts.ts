import { type PictureTexts, pictureTexts } from '@/components/ui/picture-texts';
import type { getMessages } from '@/lib/platform/i18n/translate';

type Messages = ReturnType<typeof getMessages>;

/** The words of the page on which members send in pictures, handed down by the server. */
export interface UploadTexts {
	page: Messages['uploadPhoto'];
	combobox: Messages['combobox'];
	picture: Messages['uploadPhoto']['picture'] & PictureTexts;
	fieldErrors: Messages['fieldErrors'];
	textRequired: string;
	imageRequired: string;
	unknownDate: string;
}

export function uploadTexts({ uploadPhoto, combobox, photoField, ...more }: Messages): UploadTexts {
	return {
		page: uploadPhoto,
		combobox,
		picture: { ...uploadPhoto.picture, ...pictureTexts(photoField) },
		fieldErrors: more.fieldErrors,
		...more.errors.gallery,
		unknownDate: more.fallback.unknownDate,
	};
}
