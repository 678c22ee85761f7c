import letterPairs from './data/letter-names.json' with { type: 'json' };
import { readPairs } from './word-pairs';

/** The Latin letters with their names in Devanagari. */
export const letterNames = readPairs(letterPairs).map(({ devanagari, latin: [letter = ''] }) => ({
	letter,
	names: devanagari,
}));
