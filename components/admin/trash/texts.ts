import type { Messages } from '@/components/member/texts';

/** The words of the trash. They come as props, so that the browser loads no message formatter. */
export type AdminTrashTexts = Omit<Messages['admin']['trash'], 'undone' | 'description'>;

export function adminTrashTexts({ admin }: Messages): AdminTrashTexts {
	const { undone: _undone, description: _description, ...texts } = admin.trash;
	return texts;
}
