import type { Language } from '@/lib/core/language';
import { memoize } from '@/lib/core/memoize';
import { foldedSpelling } from '@/lib/core/text-folding';
import { parihar, parmar, solanki } from './atlas/agnivanshi';
import { bhati } from './atlas/bhati';
import { chauhan } from './atlas/chauhan';
import {
	badgujar,
	bais,
	chudasama,
	gaharwar,
	gaur,
	jadon,
	jamwal,
	katoch,
	otherKuls,
	suketia,
} from './atlas/further';
import { guhila } from './atlas/guhila';
import { kachhwaha } from './atlas/kachhwaha';
import { bundela, chandel, jadeja, jhala, sengar, tomar } from './atlas/lunar';
import { type Khaanp, parseKul, type Seat } from './atlas/parse';
import { rathore } from './atlas/rathore';
import type { ListedClan } from './clans';
import { exogamousGroupOf, isBesideClan, isGroupName, listedClanOf } from './groups';

/**
 * The kuls and khaanps that the portal knows, each kul before its branches: what Nainsi's Khyat, Tod's Annals (1829),
 * the gazetteers of Rajputana, Bombay and Kangra, and the glossaries of Crooke (1896), Rose (1911) and Russell (1916)
 * agree on, or what is marked as disputed. A field that is not known is left out.
 */
export const khaanps: readonly Khaanp[] = [
	...[rathore, kachhwaha, guhila, bhati, chauhan, parmar, parihar, solanki],
	...[tomar, jhala, jadeja, chandel, bundela, sengar],
	...[gaur, badgujar, jadon, chudasama, bais, gaharwar, katoch, jamwal, suketia],
	...otherKuls.trim().split('\n'),
].flatMap(parseKul);

/** Whom a name leads to: the khaanp or kul, and the seat where the name is that of a place. */
export interface KhaanpMatch {
	khaanp: Khaanp;
	seat: Seat | null;
}

const khaanpByKey = new Map<string, Khaanp>();
const seatByKey = new Map<string, KhaanpMatch & { seat: Seat }>();

for (const khaanp of khaanps) {
	for (const spelling of spellingsOf(khaanp)) khaanpByKey.set(foldedSpelling(spelling), khaanp);
	for (const seat of khaanp.seats)
		for (const spelling of spellingsOf(seat)) seatByKey.set(foldedSpelling(spelling), { khaanp, seat });
}

function spellingsOf({ spellings: { en, hi } }: Pick<Khaanp, 'spellings'>): string[] {
	return [...en, ...hi];
}

/**
 * The khaanp or kul that a text names, in either script, written together or apart, or whose seat it names. Of several
 * names ("Jodha (Khairwa)") the nearest that all of them belong to. Null where it names none, or several kuls.
 */
export function findKhaanp(text: string): KhaanpMatch | null {
	const key = keyOf(text);
	const named = khaanpByKey.get(key);
	if (named) return { khaanp: named, seat: null };
	const seat = seatByKey.get(key);
	if (seat) return seat;
	const khaanp = findNamed(text);
	return khaanp && { khaanp, seat: null };
}

const shortestTyped = 3;

/** What somebody who is still typing may mean, best first: khaanps before seats. Empty below three letters. */
export function suggestKhaanps(typed: string, limit: number): KhaanpMatch[] {
	// Inside a longer word an `a` is left out.
	const key = keyOf(typed).replace(/(?<=..)a$/, '');
	if (typed.trim().length < shortestTyped || key.length < 2) return [];
	const exact = findKhaanp(typed);
	const begun = [
		...[...khaanpByKey].flatMap(([name, khaanp]) => (name.startsWith(key) ? [{ khaanp, seat: null }] : [])),
		...[...seatByKey].flatMap(([name, match]) => (name.startsWith(key) ? [match] : [])),
	];
	const distinct = new Map(
		[...(exact ? [exact] : []), ...begun].map((match) => [
			`${match.khaanp.name} ${match.seat?.spellings.en[0] ?? ''}`,
			match,
		]),
	);
	return [...distinct.values()].slice(0, limit);
}

/** The clan of the list that a khaanp belongs to, the nearest first; null for one of another kul. */
export function listedClanAbove(khaanp: Khaanp): ListedClan | null {
	return lineOf(khaanp).flatMap(({ name }) => listedClanOf(name) ?? [])[0] ?? null;
}

/**
 * What custom compares: the kul of a clan or khaanp as typed, else what `exogamousGroupOf` answers. A khaanp of which it
 * is disputed whether it is a kul of its own is compared by its own name.
 */
export function exogamousKulOf(text: string): string | null {
	const group = exogamousGroupOf(text)?.key ?? null;
	if (group === null || isGroupName(group)) return group;
	const khaanp = findNamed(text);
	if (!khaanp) return group;
	return disputedIn(khaanp)?.name ?? khaanp.kul;
}

/** The kuls that tradition counts a text to: one, of a khaanp that two claim both, none where the text names no khaanp. */
export function kulsByTradition(text: string): string[] {
	const khaanp = findNamed(text);
	if (!khaanp) return [];
	const otherKul = disputedIn(khaanp)?.otherKul ?? null;
	return otherKul === null ? [khaanp.kul] : [khaanp.kul, otherKul];
}

/** The khaanps of which it is disputed whether they are kuls of their own; the messages say who says what. */
export const disputedKhaanps = [
	'Bhadauria',
	'Gohil',
	'Kushwaha',
	'Mohil',
	'Pathania',
	'Sarvaiya',
	'Sikarwar',
	'Sindhal',
	'Vadhel',
	'Vaja',
] as const;

export type DisputedKhaanp = (typeof disputedKhaanps)[number];

/** The khaanp in a text of which it is disputed whether it is a kul of its own; null for any other text. */
export function findDisputed(text: string): DisputedKhaanp | null {
	const khaanp = findNamed(text);
	const name = khaanp && disputedIn(khaanp)?.name;
	return disputedKhaanps.find((disputed) => disputed === name) ?? null;
}

/** A clan or khaanp in one language; null where the atlas does not know it. */
export function khaanpNameIn(text: string, language: Language): string | null {
	return findNamed(text)?.spellings[language][0] ?? null;
}

/** The khaanp itself, or the nearest above it, of which it is disputed whether it is a kul of its own. */
function disputedIn(khaanp: Khaanp): Khaanp | null {
	return lineOf(khaanp).find(({ isOwnKul }) => isOwnKul === 'disputed') ?? null;
}

/** The khaanp first, its kul last. */
export function lineOf(khaanp: Khaanp): Khaanp[] {
	return khaanp.parent ? [khaanp, ...lineOf(khaanp.parent)] : [khaanp];
}

/** Without seats: a place is no clan. */
const findNamed = memoize((text): Khaanp | null => {
	const words = wordsOf(text);
	const whole = khaanpByKey.get(foldedSpelling(words.join(' ')));
	if (whole) return whole;
	const found: Khaanp[] = [];
	for (let at = 0; at < words.length; ) {
		const [count, khaanp] = longestAt(words, at);
		if (khaanp) found.push(khaanp);
		at += count;
	}
	return nearestOf(found);
});

const maxWords = 4;

/** The khaanp that the most words from `at` on name, and how many those are; one word without a khaanp. */
function longestAt(words: readonly string[], at: number): [number, Khaanp | null] {
	for (let count = Math.min(maxWords, words.length - at); count > 0; count--) {
		const khaanp = khaanpByKey.get(foldedSpelling(words.slice(at, at + count).join(' ')));
		if (khaanp) return [count, khaanp];
	}
	return [1, null];
}

/** The deepest of a line of descent; of two lines what they share. */
function nearestOf(found: readonly Khaanp[]): Khaanp | null {
	const [first, ...others] = found;
	if (!first) return null;
	return others.reduce<Khaanp | null>((nearest, khaanp) => {
		if (!nearest || lineOf(nearest).includes(khaanp)) return nearest;
		if (lineOf(khaanp).includes(nearest)) return khaanp;
		return lineOf(nearest).find((above) => lineOf(khaanp).includes(above)) ?? null;
	}, first);
}

function keyOf(text: string): string {
	return foldedSpelling(wordsOf(text).join(' '));
}

/** Without what is said beside a clan: "Rathore Rajput". */
function wordsOf(text: string): string[] {
	return text
		.normalize('NFC')
		.split(/[^\p{L}\p{N}\p{M}]+/u)
		.filter((word) => word !== '' && !isBesideClan(word));
}
