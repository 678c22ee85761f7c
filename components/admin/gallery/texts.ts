import type { Messages } from '@/components/member/texts';
import type { DeskTexts } from '../review/texts';

export type ImageDeskTexts = DeskTexts &
	Messages['admin']['gallery'] & {
		imageRequired: string;
		combobox: Messages['combobox'];
	};

export function imageDeskTexts({ admin, gallery, errors, combobox }: Messages): ImageDeskTexts {
	return {
		...admin.gallery,
		deleted: gallery.deleted,
		required: errors.gallery.textRequired,
		imageRequired: errors.gallery.imageRequired,
		combobox,
	};
}
