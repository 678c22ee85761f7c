import type { Messages } from '@/components/member/texts';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';

/** The words of the pages about matches. They come as props, so that the browser loads no message formatter. */
export type MatrimonialTexts = Omit<Messages['matrimonial'], 'intro' | 'description'> & {
	emailConfirmation: Messages['emailConfirmation'];
	conflict: Messages['conflict'];
	clanNames: Messages['clans'];
	genders: Messages['memberOptions']['gender'];
	prefixes: Messages['memberOptions']['prefix'];
	verified: Messages['verified'];
	unnamed: string;
	/** How a verdict calls one of the two themselves. */
	self: string;
};

export function matrimonialTexts({
	matrimonial: { intro, description, ...texts },
	clans,
	memberOptions,
	fallback,
	verified,
	marriage,
	emailConfirmation,
	conflict,
}: Messages): MatrimonialTexts {
	return {
		...texts,
		emailConfirmation,
		conflict,
		clanNames: clans,
		genders: memberOptions.gender,
		prefixes: memberOptions.prefix,
		verified,
		unnamed: fallback.unnamed,
		self: marriage.self,
	};
}

/** A number with what is counted. */
export function counted(words: { one: string; other: string }, count: number, language: Language): string {
	return (count === 1 ? words.one : words.other).replace('{count}', formatCount(count, language));
}
