import { searchKey } from '@/lib/core/text-folding';

const besideGotra = new Set(['Gotra', 'गोत्र', 'Gotri', 'गोत्रीय'].map(searchKey));
const unspecificWords = new Set(
	['NA', 'N/A', 'None', 'Unknown', 'पता नहीं', 'अज्ञात', 'Other', 'अन्य'].map(searchKey),
);

/** Spellings that folding does not make one, by the one that counts. */
const spellings = new Map(
	[
		['Bhardwaj', 'Bharadwaj'],
		['Jamadagni', 'जमदग्नि'],
		['Gargya', 'Garg'],
	].map(([spelling = '', known = '']) => [getStem(searchKey(spelling)), getStem(searchKey(known))]),
);

/** Without the end that one writes and another does not: `a` of the Sanskrit name, `eya` of who descends from him. */
function getStem(word: string): string {
	return word.replace(/(?<=...)(?:aia?|a)$/, '');
}

/**
 * Equal for two spellings of one gotra, in either script, with or without the `a` at the end of the Sanskrit name
 * (वत्स, Vats, Vatsa gotra). Null where none is given.
 */
export function findGotraKey(gotra: string | null): string | null {
	const key = searchKey(gotra ?? '');
	if (!/\p{L}/u.test(key) || unspecificWords.has(key)) return null;
	const words = key.split(' ').filter((word) => !besideGotra.has(word));
	if (words.length === 0) return null;
	return words.map((word) => spellings.get(getStem(word)) ?? getStem(word)).join(' ');
}

/** The gotras that families of the listed clans give; their names are in the messages. */
const knownGotras = [
	...(['Vatsa', 'Gautam', 'Kashyap', 'Atri', 'Shandilya', 'Vashishtha', 'Vyaghrapad', 'Gargya'] as const),
	...(['Manav', 'Markandeya', 'Chandratreya'] as const),
];

/** The known gotra that a text names, in either script; null for any other. */
export function findKnownGotra(gotra: string): (typeof knownGotras)[number] | null {
	const key = findGotraKey(gotra);
	return knownGotras.find((known) => findGotraKey(known) === key) ?? null;
}
