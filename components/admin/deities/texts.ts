import type { Messages } from '@/components/member/texts';

/** The words of the deities' screen. They come as props, so that the browser loads no message formatter. */
export type AdminDeitiesTexts = Messages['admin']['deities'] & {
	clanNames: Readonly<Record<string, string>>;
	unnamed: string;
};

export function adminDeitiesTexts({ admin, clans, fallback }: Messages): AdminDeitiesTexts {
	return { ...admin.deities, clanNames: clans, unnamed: fallback.unnamed };
}
