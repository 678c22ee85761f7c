import type { StaleTexts } from '@/components/admin/stale-dialog';
import type { Messages } from '@/components/member/texts';
import { type PictureTexts, pictureTexts } from '@/components/ui/picture-texts';

/** The words of the form that adds and changes a deity. */
export type DeityFormTexts = Messages['deityForm']['form'] &
	Pick<Messages['photoField'], 'hint'> & { stale: StaleTexts; files: PictureTexts };

export function deityFormTexts({ deityForm, photoField, admin }: Messages): DeityFormTexts {
	const { hint } = photoField;
	return { ...deityForm.form, hint, stale: admin.frame.stale, files: pictureTexts(photoField) };
}
