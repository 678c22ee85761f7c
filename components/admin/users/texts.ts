import type { Messages } from '@/components/member/texts';
import type { Language } from '@/lib/core/language';
import { wordIn } from '@/lib/core/word-in';

/** The words of the users' screen. They come as props, so that the browser loads no message formatter. */
export type AdminUsersTexts = Messages['admin']['users'] &
	Pick<Messages, 'clans' | 'combobox' | 'dateParts' | 'passwordField'> & {
		/** That these words are in. */
		language: Language;
		/** "about {date}" */
		about: string;
		done: Messages['administration'];
		exporting: Messages['admin']['data']['export'];
	};

export function adminUsersTexts(
	{ admin, clans, combobox, dateParts, passwordField, administration, familyTree }: Messages,
	language: Language,
): AdminUsersTexts {
	return {
		...admin.users,
		clans,
		combobox,
		dateParts,
		passwordField,
		language,
		about: familyTree.card.about,
		done: administration,
		exporting: admin.data.export,
	};
}

/** How a clan is shown: one of the portal's in the page's language, any other as it was typed. */
export function clanName(clan: string, { clans }: Pick<AdminUsersTexts, 'clans'>): string {
	return wordIn(clans, clan);
}
