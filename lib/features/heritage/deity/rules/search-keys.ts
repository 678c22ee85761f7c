import { memoize } from '@/lib/core/memoize';
import { keyRanker, readSearch } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';

const findKey = memoize(searchKey);

interface Searchable {
	clans: readonly string[];
	texts: readonly {
		name: string;
		alternateNames: readonly string[];
		location: string | null;
		district: string | null;
		temple: string | null;
	}[];
}

/** What a deity is looked for by, folded, of every language in which it has texts; each a text of keys. */
export interface DeityKeys {
	names: string[];
	places: string[];
	clans: string[];
}

export function deityKeys({ clans, texts }: Searchable): DeityKeys {
	return {
		names: getKeys(texts.flatMap(({ name, alternateNames }) => [name, ...alternateNames])),
		places: getKeys(texts.flatMap(({ location, district, temple }) => [location, district, temple])),
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
export function findDeityNamed<Deity extends { keys: Pick<DeityKeys, 'names'> }>(
	spellings: readonly string[],
	deities: readonly Deity[],
): Deity | null {
	const looked = getKeys(spellings);
	const findBy = (isNamed: (name: string, key: string) => boolean) =>
		deities.find(({ keys }) => keys.names.some((name) => looked.some((key) => isNamed(name, key))));
	return findBy((name, key) => name === key) ?? findBy((name, key) => name.startsWith(`${key} `)) ?? null;
}
