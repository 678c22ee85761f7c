import type { Messages } from '@/components/member/texts';
import { wordIn } from '@/lib/core/word-in';

/** The words of the clans' screen. They come as props, so that the browser loads no message formatter. */
export type AdminClansTexts = Omit<Messages['admin']['clans'], 'description' | 'merged' | 'separated'> & {
	clanNames: Readonly<Record<string, string>>;
};

export function adminClansTexts({ admin, clans }: Messages): AdminClansTexts {
	const { description: _description, merged: _merged, separated: _separated, ...texts } = admin.clans;
	return { ...texts, clanNames: clans };
}

/** How a clan is shown: one that the portal knows in the page's language, any other as it was typed. */
export function clanName(clan: string, { clanNames }: Pick<AdminClansTexts, 'clanNames'>): string {
	return wordIn(clanNames, clan);
}
