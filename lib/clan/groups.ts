import { remembered } from '@/lib/core/remembered';
import { searchKey } from '@/lib/core/text-folding';
import { type ListedClan, listedClans } from './clans';

/** Clans within which nobody marries: of two people with equal keys, custom says no. */
export interface ClanGroup {
	/** The name of a group of listed clans, as `messages.clans` has it, else the folded clan. */
	key: string;
}

/**
 * The listed clans as exogamous groups (kuls): Hada is a branch of the Chauhan, Rajawat of the Kachhwaha; Sisodiya and
 * Gahlot are of the Guhila, Panwar and Tanwar other names of the Parmar and the Tomar, Makwana of the Jhala (Tod,
 * Annals and Antiquities of Rajasthan, "Catalogue of the thirty-six royal races"). Beside each the further names and
 * spellings by which it is known and that folding does not make one.
 */
const groups = {
	Chauhan: { clans: ['Chauhan', 'Hada'], spellings: ['चहुआन', 'Chahuan', 'Chahamana', 'Chahaman'] },
	Rathore: { clans: ['Rathore'], spellings: ['Rathaud', 'Rashtravara'] },
	Guhila: {
		clans: ['Sisodiya', 'Gahlot', 'Gehlot'],
		spellings: ['Sesodia', 'Seesodia', 'Guhila', 'गुहिल', 'Guhilot', 'Grahilot', 'Gohlot', 'Ghelot', 'Gelot'],
	},
	Parmar: {
		clans: ['Parmar', 'Panwar'],
		spellings: ['Pramar', 'Paramara', 'Pawar', 'Puar', 'Ponwar', 'Punwar', 'Panwaar'],
	},
	Solanki: { clans: ['Solanki'], spellings: ['Solankhi', 'Solunki'] },
	Parihar: { clans: ['Parihar'], spellings: ['Pratihar', 'Pratihara', 'Purihar', 'Padhiyar', 'Prihar'] },
	Tomar: { clans: ['Tomar', 'Tanwar'], spellings: ['Tomer', 'Tomara', 'Tunwar', 'Tuar', 'Tuvar', 'Tawar'] },
	Kachhwaha: {
		clans: ['Kachhwaha', 'Rajawat'],
		spellings: ['Kachhawa', 'Kachhwa', 'Kachwah', 'Cutchwaha', 'Kacchapaghata'],
	},
	Jhala: { clans: ['Jhala', 'Makwana'], spellings: ['Makwan', 'Macwana'] },
	Jadeja: { clans: ['Jadeja'], spellings: ['Jareja', 'Jadeeja', 'Jarecha'] },
	Chandel: { clans: ['Chandel'], spellings: ['Chandela'] },
	Bundela: { clans: ['Bundela'], spellings: ['Boondela', 'Bundel'] },
	Sengar: { clans: ['Sengar'], spellings: ['Sainger', 'Sengara'] },
} as const satisfies Record<string, { clans: readonly ListedClan[]; spellings: readonly string[] }>;

export type GroupName = keyof typeof groups;

/** Whether a key is that of a group of listed clans, which has a name in both languages. */
export function isGroupName(key: string): key is GroupName {
	return Object.hasOwn(groups, key);
}

/**
 * Branches known under their own name, by the kul that tradition counts them to. Some of them act as kuls of their
 * own, so they are never simply taken for it (Tod, as above, for the sakhas of each race).
 */
const branches = {
	Kachhwaha: ['Shekhawat', 'Naruka', 'Nathawat', 'Khangarot', 'Kushwaha', 'Balbhadrot', 'Kumbhani'],
	Chauhan: [
		...['Deora', 'Khichi', 'खींची', 'Songara', 'Sonigara', 'Sanchora', 'Nirban', 'निर्वाण', 'Bhadauria'],
		...['Balecha', 'Pabia', 'Mohil'],
	],
	Rathore: [
		...['Mertia', 'Jodha', 'Champawat', 'Kumpawat', 'Udawat', 'Bikawat', 'Bika', 'Jaitawat', 'Karnot'],
		...['Dhandhal', 'Karamsot', 'Mahecha'],
	],
	Guhila: ['Chundawat', 'Shaktawat', 'Ranawat', 'Gohil', 'Sarangdevot', 'Kanawat', 'Mangaliya', 'Aharya'],
	Parmar: ['Sodha', 'Sankhla', 'Umat'],
	Solanki: ['Baghela', 'Baghel', 'Vaghela', 'Chalukya', 'Birpura'],
	Parihar: ['Inda', 'Deval', 'Sindhal'],
	Tomar: ['Jatu'],
} as const satisfies Partial<Record<GroupName, readonly string[]>>;

/** A group of listed clans with all the names that belong to it. */
export interface ListedGroup {
	key: GroupName;
	clans: readonly ListedClan[];
	/** Further names and spellings of the group, in either script. */
	spellings: readonly string[];
	/** What tradition counts to it, as written in Latin letters. */
	branches: readonly string[];
}

const branchesOf: Partial<Record<GroupName, readonly string[]>> = branches;

export const listedGroups: readonly ListedGroup[] = namesOf(groups).map((key) => ({
	...groups[key],
	key,
	branches: (branchesOf[key] ?? []).filter((branch) => /^[a-z]+$/i.test(branch)),
}));

const groupOfKey = new Map<string, GroupName>();
const kulOfBranch = new Map<string, GroupName>();
for (const name of namesOf(groups)) {
	for (const spelling of [...groups[name].clans, ...groups[name].spellings])
		groupOfKey.set(searchKey(spelling), name);
}
for (const name of namesOf(branches)) {
	for (const branch of branches[name]) kulOfBranch.set(searchKey(branch), name);
}

function namesOf<Name extends string>(table: Partial<Record<Name, unknown>>): Name[] {
	return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
}

/** Typed into the field of the clan, these name none. */
const tellingNothing = new Set(
	['Other', 'अन्य', 'Rajput', 'राजपूत', 'Kshatriya', 'Thakur', 'ठाकुर', 'Hindu', 'NA', 'N/A', 'None'].map(
		searchKey,
	),
);

/** Said beside the name of a clan: "Rathore Rajput", "चौहान वंश". */
const besideClan = new Set(['Rajput', 'राजपूत', 'Kshatriya', 'वंश', 'Vansh', 'कुल', 'Kul'].map(searchKey));

/**
 * The group of a clan as typed, in either script; a clan that is not on the list is a group of its own. Null where no
 * clan is told. Of "Hada Chauhan" and the like every word counts, as long as they do not name two groups.
 */
export function exogamousGroupOf(clan: string | null): ClanGroup | null {
	const key = clanKeyOf(clan);
	return key === null ? null : { key: knownGroup(key) ?? key };
}

const listedOfKey = new Map(listedClans.map((listed) => [searchKey(listed), listed] as const));

/** The clan of the list that a text spells, in either script; null for one that is not on it. */
export function listedClanOf(clan: string): ListedClan | null {
	const key = clanKeyOf(clan);
	return key === null ? null : (listedOfKey.get(key) ?? null);
}

/** Every stored `clanKey` (searchKey of a clan) that is certainly of the group; there may be others of several words. */
export function clanKeysOf({ key }: ClanGroup): string[] {
	const keys = [...groupOfKey].filter(([, name]) => name === key).map(([spelling]) => spelling);
	return keys.length > 0 ? keys : [key];
}

/**
 * The group that tradition counts a branch to, by the name of the branch or of a listed clan, found anywhere in a free
 * text such as the sakh. Null where the text names none, or several.
 */
export function groupByTradition(text: string | null): ClanGroup | null {
	const key = clanKeyOf(text);
	if (key === null) return null;
	const named = kulOfBranch.get(key) ?? knownGroup(key) ?? onlyOne(key.split(' '), kulOfBranch);
	return named === null ? null : { key: named };
}

const clanKeyOf = remembered((clan): string | null => {
	const key = searchKey(clan);
	if (!/\p{L}/u.test(key) || tellingNothing.has(key)) return null;
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
