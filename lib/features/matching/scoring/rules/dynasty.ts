import * as z from 'zod';
import { memoize } from '@/lib/core/memoize';
import { foldedSpelling } from '@/lib/core/text-folding';
import dynastyWordsJson from '@/lib/features/matching/scoring/data/dynasty-words.json' with { type: 'json' };

const knownDynasties = ['surya', 'chandra', 'agni', 'rishi', 'nag'] as const;

export type KnownDynasty = (typeof knownDynasties)[number];

export function isKnownDynasty(dynasty: string): dynasty is KnownDynasty {
	return knownDynasties.some((known) => known === dynasty);
}

const wordRow = z.strictObject({ dynasty: z.enum(knownDynasties), words: z.array(z.string()) });

const bySpelling = new Map<string, string>(
	z
		.array(wordRow)
		.parse(dynastyWordsJson)
		.flatMap(({ dynasty, words }) => words.map((word) => [foldedSpelling(word), dynasty] as const)),
);

/** The same for two spellings of one dynasty; one that is not known is its own folded spelling. */
export const findDynasty = memoize((text) => {
	const spelling = foldedSpelling(text);
	return bySpelling.get(spelling) ?? spelling;
});
