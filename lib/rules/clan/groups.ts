import { memoize } from '@/lib/core/memoize';
import { searchKey } from '@/lib/core/text-folding';
import { type ListedClan, listedClans } from './clans';
import branchesJson from './data/branches.json' with { type: 'json' };
import groupsJson from './data/groups.json' with { type: 'json' };

/** Clans within which nobody marries: of two people with equal keys, custom says no. */
export interface ClanGroup {
	/** The name of a group of listed clans, as `messages.clans` has it, else the folded clan. */
	key: string;
}

type Spellings = Readonly<Partial<Record<ListedClan, readonly string[]>>>;

/**
 * The listed clans as exogamous groups (kuls): Hada is a branch of the Chauhan, Rajawat and Shekhawat of the Kachhwaha;
 * Sisodiya and Gahlot are of the Guhila, Panwar and Tanwar other names of the Parmar and the Tomar, Makwana of the Jhala
 * (Tod, Annals and Antiquities of Rajasthan, "Catalogue of the thirty-six royal races"). Bhati and Jadeja share their
 * vansh, the Yadu, but are two kuls. Beside each clan the further names and spellings by which it is known and that
 * folding does not make one; `names` are those of the group as a whole.
 */
const groups: Record<GroupName, { clans: Spellings; names: readonly string[] }> = groupsJson;

export type GroupName = keyof typeof groupsJson;

/** Whether a key is that of a group of listed clans, which has a name in both languages. */
export function isGroupName(key: string): key is GroupName {
	return Object.hasOwn(groups, key);
}

type Branch = keyof typeof branchesJson;

/**
 * Branches known under their own name, by the kul that tradition counts them to. Some of them act as kuls of their
 * own, so they are never simply taken for it (Tod, as above, for the sakhas of each race). Beside each the spellings that
 * folding does not make one.
 */
const branches = getNames<Branch>(branchesJson).map((name) => {
	const { kul, spellings } = branchesJson[name];
	if (!isGroupName(kul)) throw new RangeError(`${name} is a branch of ${kul}, which is no group`);
	return { name, kul, spellings };
});

export type KnownClan = ListedClan | GroupName | Branch;

/** A group of listed clans with all the names that belong to it. */
export interface ListedGroup {
	key: GroupName;
	clans: readonly ListedClan[];
	/** Further names and spellings of the group, in either script. */
	spellings: readonly string[];
	/** What tradition counts to it, as written in Latin letters. */
	branches: readonly string[];
}

export const listedGroups: readonly ListedGroup[] = getNames(groups).map((key) => {
	const { clans, names } = groups[key];
	return {
		key,
		clans: getNames(clans),
		spellings: [...Object.values(clans).flat(), ...names],
		branches: branches.filter(({ kul }) => kul === key).map(({ name }) => name),
	};
});

const groupOfKey = new Map<string, GroupName>();
const kulOfBranch = new Map<string, GroupName>();
/** By the key of each spelling, the one name that records hold. Gahlot and Gehlot have one key: the first counts. */
const nameOfKey = new Map<string, KnownClan>();

function addSpelling(spelling: string, name: KnownClan): string {
	const key = searchKey(spelling);
	if (!nameOfKey.has(key)) nameOfKey.set(key, name);
	return key;
}

for (const group of getNames(groups)) {
	const { clans, names } = groups[group];
	for (const clan of getNames(clans))
		for (const spelling of [clan, ...(clans[clan] ?? [])]) groupOfKey.set(addSpelling(spelling, clan), group);
	for (const spelling of names) groupOfKey.set(addSpelling(spelling, group), group);
}
for (const { name, kul, spellings } of branches)
	for (const spelling of [name, ...spellings]) kulOfBranch.set(addSpelling(spelling, name), kul);

function getNames<Name extends string>(table: Partial<Record<Name, unknown>>): Name[] {
	return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
}

/** Typed into the field of the clan, these name none. */
const unspecificWords = new Set(
	['Other', 'अन्य', 'Rajput', 'राजपूत', 'Kshatriya', 'Thakur', 'ठाकुर', 'Hindu', 'NA', 'N/A', 'None'].map(
		searchKey,
	),
);

/** Said beside the name of a clan: "Rathore Rajput", "चौहान वंश". */
const besideClan = new Set(
	[
		'Rajput',
		'राजपूत',
		'Rajputs',
		'Kshatriya',
		'Thakur',
		'वंश',
		'Vansh',
		'कुल',
		'Kul',
		'Clan',
		'खांप',
		'Khanp',
	].map(searchKey),
);

export function isBesideClan(word: string): boolean {
	return besideClan.has(searchKey(word));
}

/**
 * The group of a clan as typed, in either script; a clan that is not on the list is a group of its own. Null where no
 * clan is given. Of "Hada Chauhan" and the like every word counts, as long as they do not name two groups.
 */
export function findExogamousGroup(clan: string | null): ClanGroup | null {
	const key = findClanKey(clan);
	return key === null ? null : { key: knownGroup(key) ?? key };
}

const listedNames: ReadonlySet<string> = new Set(listedClans);

/** The clan of the list that a text spells, in either script; null for one that is not on it. */
export function findListedClan(clan: string): ListedClan | null {
	const name = findKnownClan(clan);
	return name !== null && isListed(name) ? name : null;
}

export function isListed(name: string): name is ListedClan {
	return listedNames.has(name);
}

/**
 * The one name under which records hold a clan or branch that the portal knows, for any spelling of it: "भाटी राजपूत" is
 * `Bhati`. `messages.clans` has it in both languages. Null for a clan that is not known.
 */
export function findKnownClan(text: string): KnownClan | null {
	// Of two names with one key, each stays what it is.
	if (isListed(text)) return text;
	const key = findClanKey(text);
	return key === null ? null : (nameOfKey.get(key) ?? null);
}

/** Equal for all spellings of one clan, known or not: what members are counted and found by. */
export function clanKeyIn(text: string): string {
	const known = findKnownClan(text);
	return known === null ? (findClanKey(text) ?? searchKey(text)) : searchKey(known);
}

/** Every stored `clanKey` (searchKey of a clan) that is certainly of the group; there may be others of several words. */
export function getClanKeys({ key }: ClanGroup): string[] {
	const keys = [...groupOfKey].filter(([, name]) => name === key).map(([spelling]) => spelling);
	return keys.length > 0 ? keys : [key];
}

/**
 * The group that tradition counts a branch to, by the name of the branch or of a listed clan, found anywhere in a free
 * text such as the sakh. Null where the text names none, or several.
 */
export function groupByTradition(text: string | null): ClanGroup | null {
	const key = findClanKey(text);
	if (key === null) return null;
	const named = kulOfBranch.get(key) ?? knownGroup(key) ?? onlyOne(key.split(' '), kulOfBranch);
	return named === null ? null : { key: named };
}

const findClanKey = memoize((clan): string | null => {
	const key = searchKey(clan);
	if (!/\p{L}/u.test(key) || unspecificWords.has(key)) return null;
	const words = key.split(' ').filter((word) => !besideClan.has(word));
	return words.length > 0 ? words.join(' ') : null;
});

function knownGroup(key: string): GroupName | null {
	return groupOfKey.get(key) ?? onlyOne(key.split(' '), groupOfKey);
}

function onlyOne(words: readonly string[], names: ReadonlyMap<string, GroupName>): GroupName | null {
	const [name, ...others] = new Set(words.flatMap((word) => names.get(word) ?? []));
	return others.length === 0 ? (name ?? null) : null;
}
