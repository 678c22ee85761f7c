/**
 * The eight kootas, by which 36 gunas are counted for a bride and a groom from the places of their Moons, as in the north
 * of India. Where the sources differ, docs/families.md says how and which one counts here.
 */
import { type MoonState, moonStates } from './moon';

export const kootas = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'] as const;

export type Koota = (typeof kootas)[number];

/** The most that each gives; together 36. */
export const kootaMax: Record<Koota, number> = {
	...{ varna: 1, vashya: 2, tara: 3, yoni: 4 },
	...{ maitri: 5, gana: 6, bhakoot: 7, nadi: 8 },
};

/** What a koota calls the Moon of one of the two. */
type KootaName =
	| (typeof varnas)[number]
	| (typeof vashyas)[number]
	| (typeof taras)[number]
	| (typeof yonis)[number]
	| (typeof lords)[number]
	| (typeof ganas)[number]
	| (typeof nadis)[number]
	/** For bhakoot: which rashi it is, counted from the other's. */
	| number;

export interface KootaCount {
	koota: Koota;
	points: number;
	bride: KootaName;
	groom: KootaName;
}

interface Pair {
	bride: MoonState;
	groom: MoonState;
}

/**
 * Varna of the rashi (Muhurta Chintamani, chapter on marriage): water, fire, earth and air signs, highest first. One point
 * unless the bride's is higher. It is a name for signs: the caste of nobody.
 */
const varnas = ['brahmin', 'kshatriya', 'vaishya', 'shudra'] as const;
const varnaOfRashi = [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0];

/**
 * Vashya, "who follows whom": the groups of rashis of the Muhurta Chintamani, with the points of the tables of Maitreya
 * (saravali.de), which PyJHora has too: rows of the bride, columns of the groom.
 */
const vashyas = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
const vashyaOfRashi = [0, 0, 1, 2, 3, 1, 1, 4, 1, 0, 1, 2];
const vashyaPoints = [
	[2, 0.5, 1, 0, 2],
	[0.5, 2, 0, 0, 0],
	[1, 0, 2, 2, 2],
	[0, 0, 2, 2, 0],
	[1, 0, 1, 0, 2],
];

function vashyaOf({ rashi, isSecondHalf }: MoonState): number {
	// Of Dhanu the archer is first, then his horse; of Makara the beast is first, then its tail of a fish.
	if (rashi === 8 && isSecondHalf) return 0;
	if (rashi === 9 && isSecondHalf) return 2;
	return vashyaOfRashi[rashi] ?? 0;
}

/**
 * Tara (Muhurta Chintamani): nakshatras are counted from one's own to the other's, by nines. The third, fifth and seventh
 * of nine give nothing, all others one and a half, from either side.
 */
const taras = [
	...['janma', 'sampat', 'vipat', 'kshema', 'pratyari'],
	...['sadhaka', 'vadha', 'mitra', 'atimitra'],
] as const;
const badTaras = new Set([2, 4, 6]);

function taraFrom(own: MoonState, other: MoonState): number {
	return (other.nakshatra - own.nakshatra + 27) % 9;
}

/**
 * Yoni, an animal a nakshatra. Sworn enemies give 0 and the same animal 4 by the Muhurta Chintamani; the points between
 * are those of the tables of Maitreya (saravali.de), which PyJHora has too.
 */
const yonis = [
	...['horse', 'elephant', 'sheep', 'serpent', 'dog', 'cat', 'rat'],
	...['cow', 'buffalo', 'tiger', 'deer', 'monkey', 'mongoose', 'lion'],
] as const;
const yoniOfNakshatra = [
	...[0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9],
	...[8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1],
];
const yoniPoints = [
	[4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
	[2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
	[2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
	[3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
	[2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
	[2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
	[2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
	[1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
	[0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
	[1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
	[1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
	[3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
	[2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
	[1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

/**
 * Graha maitri: whether the lords of the two rashis are friends. What each is to each is natural friendship as in the Brihat
 * Parashara Hora Shastra (chapter 3); the points are those of the Muhurta Chintamani.
 */
const lords = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const lordOfRashi = [2, 5, 3, 1, 0, 3, 5, 2, 4, 6, 6, 4];
/** 1 friend, 0 neutral, -1 enemy; rows of the one that feels so. */
const feelings = [
	[1, 1, 1, 0, 1, -1, -1],
	[1, 1, 0, 1, 0, 0, 0],
	[1, 1, 1, -1, 1, 0, 0],
	[1, -1, 0, 1, 0, 1, 0],
	[1, 1, 1, -1, 1, -1, 0],
	[-1, -1, 0, 1, 0, 1, 1],
	[-1, -1, -1, 1, 0, 1, 1],
];
/** By what they feel for each other, the colder first. */
const maitriPoints: Readonly<Record<string, number>> = {
	...{ '1,1': 5, '0,1': 4, '0,0': 3 },
	...{ '-1,1': 1, '-1,0': 0.5, '-1,-1': 0 },
};

/**
 * Gana, the temper of a nakshatra, nine of each. The points are those of the tables of Maitreya (saravali.de): rows of the
 * bride, columns of the groom.
 */
const ganas = ['deva', 'manushya', 'rakshasa'] as const;
const ganaOfNakshatra = [
	...[0, 1, 2, 1, 0, 1, 0, 0, 2],
	...[2, 1, 1, 0, 2, 0, 2, 0, 2],
	...[2, 1, 1, 0, 2, 2, 1, 1, 0],
];
const ganaPoints = [
	[6, 5, 1],
	[6, 6, 0],
	[0, 0, 6],
];

/** Bhakoot (Muhurta Chintamani): nothing where the rashis are each other's 2nd and 12th, 5th and 9th, or 6th and 8th. */
const badBhakoots = new Set([2, 12, 5, 9, 6, 8]);

function rashiFrom(own: MoonState, other: MoonState): number {
	return ((other.rashi - own.rashi + 12) % 12) + 1;
}

/** Nadi (Muhurta Chintamani): there and back through the nakshatras; the same nadi gives nothing. */
const nadis = ['adi', 'madhya', 'antya'] as const;
const nadiOfNakshatra = Array.from({ length: 27 }, (_, at) => [0, 1, 2, 2, 1, 0][at % 6] ?? 0);

function pick<Name>(names: readonly Name[], at: number | undefined): Name {
	const name = names[at ?? -1];
	if (name === undefined) throw new RangeError(`Nothing has the number ${at}`);
	return name;
}

const counts: Record<Koota, (pair: Pair) => Omit<KootaCount, 'koota'>> = {
	varna: ({ bride, groom }) => {
		const [a, b] = [pick(varnaOfRashi, bride.rashi), pick(varnaOfRashi, groom.rashi)];
		return { points: b <= a ? 1 : 0, bride: pick(varnas, a), groom: pick(varnas, b) };
	},
	vashya: ({ bride, groom }) => {
		const [a, b] = [vashyaOf(bride), vashyaOf(groom)];
		return { points: pick(pick(vashyaPoints, a), b), bride: pick(vashyas, a), groom: pick(vashyas, b) };
	},
	tara: ({ bride, groom }) => {
		const [a, b] = [taraFrom(groom, bride), taraFrom(bride, groom)];
		const points = [a, b].filter((tara) => !badTaras.has(tara)).length * 1.5;
		return { points, bride: pick(taras, a), groom: pick(taras, b) };
	},
	yoni: ({ bride, groom }) => {
		const [a, b] = [pick(yoniOfNakshatra, bride.nakshatra), pick(yoniOfNakshatra, groom.nakshatra)];
		return { points: pick(pick(yoniPoints, a), b), bride: pick(yonis, a), groom: pick(yonis, b) };
	},
	maitri: ({ bride, groom }) => {
		const [a, b] = [pick(lordOfRashi, bride.rashi), pick(lordOfRashi, groom.rashi)];
		const felt = [pick(pick(feelings, a), b), pick(pick(feelings, b), a)].sort((one, other) => one - other);
		return { points: maitriPoints[String(felt)] ?? 0, bride: pick(lords, a), groom: pick(lords, b) };
	},
	gana: ({ bride, groom }) => {
		const [a, b] = [pick(ganaOfNakshatra, bride.nakshatra), pick(ganaOfNakshatra, groom.nakshatra)];
		return { points: pick(pick(ganaPoints, a), b), bride: pick(ganas, a), groom: pick(ganas, b) };
	},
	bhakoot: ({ bride, groom }) => {
		const [a, b] = [rashiFrom(groom, bride), rashiFrom(bride, groom)];
		return { points: badBhakoots.has(a) ? 0 : 7, bride: a, groom: b };
	},
	nadi: ({ bride, groom }) => {
		const [a, b] = [pick(nadiOfNakshatra, bride.nakshatra), pick(nadiOfNakshatra, groom.nakshatra)];
		return { points: a === b ? 0 : 8, bride: pick(nadis, a), groom: pick(nadis, b) };
	},
};

/** What one koota gives to a bride and a groom. */
export function countKoota(koota: Koota, pair: Pair): KootaCount {
	return { koota, ...counts[koota](pair) };
}

/** The gunas of a bride and a groom, 0 to 36. */
export function countGunas(pair: Pair): number {
	return kootas.reduce((sum, koota) => sum + counts[koota](pair).points, 0);
}

export interface GunaRange {
	min: number;
	max: number;
}

/** Gunas of all that may be, where the hour of a birth leaves more than one place of the Moon open. */
export function countGunaRange(
	brides: readonly MoonState[],
	grooms: readonly MoonState[],
	count: (pair: Pair) => number = countGunas,
): GunaRange {
	const all = brides.flatMap((bride) => grooms.map((groom) => count({ bride, groom })));
	return { min: Math.min(...all), max: Math.max(...all) };
}

/** The gunas of all pairs of `moonStates`, a row a bride; counted when they are first asked for. */
let gunaTable: readonly number[] | null = null;

function getGunaTable(): readonly number[] {
	gunaTable ??= moonStates.flatMap((bride) => moonStates.map((groom) => countGunas({ bride, groom })));
	return gunaTable;
}

/** As `countGunaRange`, for the numbers of places in `moonStates`: quick enough for every member of a long list. */
export function findGunaRange(brides: readonly number[], grooms: readonly number[]): GunaRange {
	const table = getGunaTable();
	const range = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
	for (const bride of brides)
		for (const groom of grooms) {
			const gunas = table[bride * moonStates.length + groom] ?? 0;
			if (gunas < range.min) range.min = gunas;
			if (gunas > range.max) range.max = gunas;
		}
	return range;
}
