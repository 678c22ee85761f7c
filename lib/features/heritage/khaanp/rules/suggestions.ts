import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import type { suggestionsReply } from '@/lib/features/heritage/khaanp/schema';
import { translator } from '@/lib/platform/i18n/translate';
import { type Atlas, getLine, type KhaanpMatch, listedClanAbove } from '@/lib/rules/clan/khaanps';

type Suggestion = z.input<typeof suggestionsReply>['suggestions'][number];

const shownAtMost = 4;

/** What somebody who is still typing may mean, best first, in the reader's language. */
export function suggestionsIn(atlas: Atlas, typed: string, language: Language): Suggestion[] {
	const t = translator(language);
	return atlas.suggestKhaanps(typed, shownAtMost).map((match) => {
		const { name, spellings } = match.khaanp;
		const clan = listedClanAbove(match.khaanp);
		return {
			text: t(`memberOptions.khaanps.${getTextKey(match)}`, getWords(match, language)),
			clan,
			sakh: name === clan ? null : (spellings[language][0] ?? null),
		};
	});
}

function getTextKey({ khaanp: { parent }, seat }: KhaanpMatch) {
	if (parent === null) return seat === null ? 'kul' : 'seatOfKul';
	if (parent.parent === null) return seat === null ? 'khaanp' : 'seat';
	return seat === null ? 'branch' : 'seatOfBranch';
}

function getWords({ khaanp, seat }: KhaanpMatch, language: Language) {
	const { parent } = khaanp;
	const kul = getLine(khaanp).at(-1);
	return {
		khaanp: khaanp.spellings[language][0] ?? '',
		parent: parent?.spellings[language][0] ?? '',
		kul: kul?.spellings[language][0] ?? '',
		seat: seat?.spellings[language][0] ?? '',
	};
}
