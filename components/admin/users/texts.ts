import type { Messages } from '@/components/member/texts';
import { wordIn } from '@/lib/core/word-in';

/** The words of the users' screen. They come as props, so that the browser loads no message formatter. */
export type AdminUsersTexts = Messages['admin']['users'] &
	Pick<Messages, 'clans' | 'combobox' | 'passwordField'> & {
		done: Messages['administration'];
		exporting: Messages['admin']['data']['export'];
	};

export function adminUsersTexts({
	admin,
	clans,
	combobox,
	passwordField,
	administration,
}: Messages): AdminUsersTexts {
	return {
		...admin.users,
		clans,
		combobox,
		passwordField,
		done: administration,
		exporting: admin.data.export,
	};
}

/** How a clan is shown: one of the portal's in the page's language, any other as it was typed. */
export function clanName(clan: string, { clans }: Pick<AdminUsersTexts, 'clans'>): string {
	return wordIn(clans, clan);
}
