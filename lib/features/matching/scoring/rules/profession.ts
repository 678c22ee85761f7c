import * as z from 'zod';
import { memoize } from '@/lib/core/memoize';
import { searchKey } from '@/lib/core/text-folding';
import professionWordsJson from '@/lib/features/matching/scoring/data/profession-words.json' with {
	type: 'json',
};

/** Kinds of work, those first that decide where a text names two: a student of agriculture studies. */
export const professionGroups = [
	'student',
	'homemaker',
	'armedForces',
	'police',
	'law',
	'health',
	'education',
	'finance',
	'technology',
	'engineering',
	'science',
	'arts',
	'transport',
	'hospitality',
	'socialWork',
	'religion',
	'politics',
	'government',
	'business',
	'farming',
	'crafts',
	'employed',
] as const;

export type ProfessionGroup = (typeof professionGroups)[number];

/** Words for a group, in both scripts; folding takes their other spellings for the same. */
const wordRow = z.strictObject({ group: z.enum(professionGroups), words: z.array(z.string()) });

const groupOfWords = new Map(
	z
		.array(wordRow)
		.parse(professionWordsJson)
		.flatMap(({ group, words }) => words.map((word) => [searchKey(word), group] as const))
		.filter(([key]) => key !== ''),
);

/** An English word as well: only where nothing is beside it. */
const onlyAlone = new Set(['it']);

const maxWords = 3;

/** The groups that are named, from left to right, the longest name first: a merchant navy is no navy. */
function groupsNamed(keys: readonly string[]): ProfessionGroup[] {
	const groups: ProfessionGroup[] = [];
	for (let at = 0; at < keys.length; ) {
		let length = Math.min(maxWords, keys.length - at);
		const named = () => {
			const key = keys.slice(at, at + length).join(' ');
			return onlyAlone.has(key) && keys.length > 1 ? undefined : groupOfWords.get(key);
		};
		while (length > 1 && named() === undefined) length--;
		const group = named();
		if (group !== undefined) groups.push(group);
		at += length;
	}
	return groups;
}

function groupOfPart(part: string): ProfessionGroup | undefined {
	const keys = searchKey(part).split(' ');
	const groups = groupsNamed(keys);
	return professionGroups.find((group) => groups.includes(group));
}

/**
 * The kind of work that a text names, in either script: of several the first, "a job" only when nothing else is named.
 * Null when it is not understood: nothing is guessed.
 */
export const findProfessionGroup = memoize((text): ProfessionGroup | null => {
	const groups = text.split(/[,;/&+|।]|\s(?:and|और|एवं|तथा|व)\s/iu).map(groupOfPart);
	return groups.find((group) => group !== undefined && group !== 'employed') ?? groups.find(Boolean) ?? null;
});

/** Groups that live a similar life, by field. */
const fields: Partial<Record<ProfessionGroup, 'service' | 'learning' | 'technical' | 'trade'>> = {
	...{ armedForces: 'service', police: 'service', government: 'service', law: 'service' },
	...{ education: 'learning', science: 'learning' },
	...{ engineering: 'technical', technology: 'technical' },
	...{ business: 'trade', finance: 'trade', hospitality: 'trade', transport: 'trade' },
};

/** Two groups of one field: army and police, teaching and science. */
export function areKindred(a: ProfessionGroup, b: ProfessionGroup): boolean {
	return fields[a] !== undefined && fields[a] === fields[b];
}

/** Who studies or keeps a home has no work yet that could differ from another's. */
export function isOccupation(group: ProfessionGroup): boolean {
	return group !== 'student' && group !== 'homemaker';
}
