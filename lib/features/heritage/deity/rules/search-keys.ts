import type { Language } from '@/lib/core/language';
import { memoize } from '@/lib/core/memoize';
import { keyRanker, readSearch } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';
import type { DeityDto, DeityTexts } from '@/lib/features/heritage/deity/schema';

const findKey = memoize(searchKey);

/** The texts are in any order; null and absent where a language has none. */
type Searchable = Pick<DeityDto, 'clans'> & {
	texts: Partial<Record<Language, SearchedTexts | null>>;
};

export type SearchedTexts = Pick<DeityTexts, 'name' | 'alternateNames' | 'location' | 'district' | 'temple'>;

/** What a deity is looked for by, folded, of every language in which it has texts; each a text of keys. */
export interface DeityKeys {
	names: string[];
	places: string[];
	clans: string[];
}

export function deityKeys({ clans, texts }: Searchable): DeityKeys {
	const written = Object.values(texts).flatMap((text) => text ?? []);
	return {
		names: getKeys(written.flatMap(({ name, alternateNames }) => [name, ...alternateNames])),
		places: getKeys(written.flatMap(({ location, district, temple }) => [location, district, temple])),
		clans: getKeys(clans),
	};
}

function getKeys(texts: readonly (string | null)[]): string[] {
	return [...new Set(texts.flatMap((text) => findKey(text) || []))];
}

/** What is found by a name comes before what is found by a place or clan alone. */
const behindNames = 10;

/** Those that a search finds by name, place or clan, in either script, the best first; all where nothing is looked for. */
export function searchDeities<Row extends Searchable>(deities: readonly Row[], search: string): Row[] {
	if (search === '') return [...deities];
	const looked = readSearch(search);
	if (!looked) return [];
	const findRank = keyRanker(looked);
	const getBest = (keys: readonly string[]) =>
		Math.min(...keys.map((key) => findRank(key) ?? Number.POSITIVE_INFINITY));
	return deities
		.map((deity) => {
			const { names, places, clans } = deityKeys(deity);
			return { deity, rank: Math.min(getBest(names), behindNames + getBest([...places, ...clans])) };
		})
		.filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
		.sort((a, b) => a.rank - b.rank)
		.map(({ deity }) => deity);
}

/** The deity that spellings name, alone or before a word such as Mata; an equal name goes before a longer one. */
export function findDeityNamed<Deity extends Searchable>(
	spellings: readonly string[],
	deities: readonly Deity[],
): Deity | null {
	const looked = getKeys(spellings);
	const findBy = (isNamed: (name: string, key: string) => boolean) =>
		deities.find((deity) => deityKeys(deity).names.some((name) => looked.some((key) => isNamed(name, key))));
	return findBy((name, key) => name === key) ?? findBy((name, key) => name.startsWith(`${key} `)) ?? null;
}
