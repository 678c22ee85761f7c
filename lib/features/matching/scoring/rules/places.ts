import { groupedBy } from '@/lib/core/grouping';
import type { Language } from '@/lib/core/language';
import { memoize } from '@/lib/core/memoize';
import { foldedSpelling } from '@/lib/core/text-folding';
import {
	type District,
	districts,
	nameOfState,
	namesOfState,
	type State,
	states,
} from '@/lib/features/matching/scoring/constants/districts';

/** The districts by every spelling of their names; more than one where states share a name. */
const districtsByName = groupedBy(
	districts.flatMap((district) => {
		const names = [...Object.values(district.name), ...district.otherNames];
		return [...new Set(names.map(foldedSpelling))].map((name) => ({ name, district }));
	}),
	({ name }) => name,
);

const stateByName = new Map(
	states.flatMap((state) => namesOfState(state).map((name) => [foldedSpelling(name), state] as const)),
);

/** Said beside a name, no part of it: "जिला जोधपुर", "Distt. Jodhpur". */
const besides = new Set(
	[
		...['district', 'distt', 'dist', 'zila', 'tehsil', 'city', 'जिला', 'ज़िला', 'तहसील', 'शहर', 'जनपद'],
		...['india', 'bharat', 'भारत'],
		...states.flatMap((state) => namesOfState(state).flatMap((name) => name.split(' '))),
	].map(foldedSpelling),
);

/** Small towns share these names, so that only as a district they say where. */
const alsoTowns = new Set(
	['Rajgarh', 'Fatehpur', 'Rampur', 'Fatehabad', 'Patan', 'Mau', 'Lakhimpur', 'Balrampur'].map(
		foldedSpelling,
	),
);

const getWords = (text: string) => text.split(/[\s,;/|()-]+/u).filter((word) => word !== '');

/** What of a text may be a name: the whole, the whole without what is said beside it, its parts. */
function namesIn(text: string): string[] {
	const words = getWords(text);
	if (words.length === 1) return words;
	const parts = text.split(/[,;/|()]/u);
	return [
		...new Set([
			text,
			withoutBesides(words),
			...parts,
			...parts.map((part) => withoutBesides(getWords(part))),
		]),
	];
}

function withoutBesides(words: readonly string[]): string {
	return words.filter((word) => !besides.has(foldedSpelling(word))).join(' ');
}

/** The states that a text names beside a place. Delhi is a place. */
function statesIn(text: string): State[] {
	const words = getWords(text);
	if (words.length === 1) return [];
	const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
	const found = [...words, ...pairs].map(findState).filter((state) => state !== null);
	return found.filter((state) => state !== 'delhi' && state !== 'chandigarh');
}

/** The name of a known state or district in a language; null for any other text. */
export function findPlaceName(text: string, language: Language): string | null {
	const state = findState(text);
	if (state !== null) return nameOfState(state, language);
	const [known] = districtsByName.get(foldedSpelling(text)) ?? [];
	return known?.district.name[language] ?? null;
}

/** Null for what is no name of a state. */
export function findState(name: string): State | null {
	return stateByName.get(foldedSpelling(name)) ?? null;
}

function findDistrict(text: string, mayBe: (name: string) => boolean): District | null {
	const states = statesIn(text);
	for (const name of namesIn(text).map(foldedSpelling).filter(mayBe)) {
		const known = (districtsByName.get(name) ?? [])
			.map(({ district }) => district)
			.filter(({ state }) => states.length === 0 || states.includes(state));
		if (known.length > 0) return known.length === 1 ? (known[0] ?? null) : null;
	}
	return null;
}

/**
 * The district of a name in either script, also by its seat or a former name. Null when it is not known, and when
 * states share the name (Pratapgarh, Hamirpur) and none is said: which one is meant is not guessed.
 */
export const districtOf = memoize((text) => findDistrict(text, () => true));

/** The same of a tehsil or of where somebody lives. Small towns with the name of a far district say nothing. */
export const districtOfTown = memoize((text) => findDistrict(text, (name) => !alsoTowns.has(name)));

/** The same for two spellings of one district, of the town that it is named after, or of any other place. */
export const findPlaceKey = memoize((text) => districtOf(text)?.key ?? foldedSpelling(text));

export const findTownKey = memoize((text) => districtOfTown(text)?.key ?? foldedSpelling(text));

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, by the haversine formula. */
export function kmBetween(a: District, b: District): number {
	const height = Math.sin(radians(a.latitude - b.latitude) / 2) ** 2;
	const width = Math.sin(radians(a.longitude - b.longitude) / 2) ** 2;
	const narrowing = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
	return 2 * earthRadiusKm * Math.asin(Math.sqrt(height + narrowing * width));
}
