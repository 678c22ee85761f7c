import type { Language } from '@/lib/core/language';
import { memoize } from '@/lib/core/memoize';
import { foldedSpelling } from '@/lib/core/text-folding';
import type { ListedClan } from './clans';
import { findExogamousGroup, findListedClan, isBesideClan } from './groups';
import type { KhaanpRow, Seat, Statement } from './khaanp-row';

/** A kul, or a branch of one. */
export interface Khaanp extends Omit<KhaanpRow, 'parent'> {
	/** The khaanp or kul that it is a branch of; null for a kul. */
	parent: Khaanp | null;
	/** The name of the kul that it is counted to: of a kul, and of what counts as one, its own. */
	kul: string;
}

/** Whom a name leads to: the khaanp or kul, and the seat where the name is that of a place. */
export interface KhaanpMatch {
	khaanp: Khaanp;
	seat: Seat | null;
}

/** A khaanp of which it is disputed whether it is a kul of its own, and who says what. */
export interface Dispute {
	name: string;
	says: Statement;
}

/** The kuls and khaanps that the portal knows, and what is found among them. */
export interface Atlas {
	khaanps: readonly Khaanp[];
	/**
	 * The khaanp or kul that a text names, in either script, written together or apart, or whose seat it names. Of several
	 * names ("Jodha (Khairwa)") the nearest that all of them belong to. Null where it names none, or several kuls.
	 */
	findKhaanp(text: string): KhaanpMatch | null;
	/** What somebody who is still typing may mean, best first: khaanps before seats. Empty below three letters. */
	suggestKhaanps(typed: string, limit: number): KhaanpMatch[];
	/**
	 * What custom compares: the kul of a clan or khaanp as typed, else what `findExogamousGroup` answers. A khaanp of which
	 * it is disputed whether it is a kul of its own is compared by its own name.
	 */
	exogamousKulOf(text: string): string | null;
	/** The kuls that tradition counts a text to: one, of a khaanp that two claim both, none where the text names no khaanp. */
	kulsByTradition(text: string): string[];
	/** The dispute about the khaanp in a text, or about the nearest above it; null for any other text. */
	findDispute(text: string): Dispute | null;
	/** A clan or khaanp in one language; null where the atlas does not know it. */
	khaanpNameIn(text: string, language: Language): string | null;
}

const shortestTyped = 3;

/**
 * The atlas of some rows.
 *
 * @throws RangeError for a row whose parent is not among them, or that is above itself
 */
export function createAtlas(rows: readonly KhaanpRow[]): Atlas {
	const khaanps = linked(rows);
	const khaanpByKey = new Map<string, Khaanp>();
	const seatByKey = new Map<string, KhaanpMatch & { seat: Seat }>();
	for (const khaanp of khaanps) {
		for (const spelling of getSpellings(khaanp)) khaanpByKey.set(foldedSpelling(spelling), khaanp);
		for (const seat of khaanp.seats)
			for (const spelling of getSpellings(seat)) seatByKey.set(foldedSpelling(spelling), { khaanp, seat });
	}

	/** Without seats: a place is no clan. */
	const findNamed = memoize((text): Khaanp | null => {
		const words = getWords(text);
		const whole = khaanpByKey.get(foldedSpelling(words.join(' ')));
		return whole ?? findNearest(khaanpsIn(words, khaanpByKey));
	});

	function findKhaanp(text: string): KhaanpMatch | null {
		const key = getKey(text);
		const named = khaanpByKey.get(key);
		if (named) return { khaanp: named, seat: null };
		const seat = seatByKey.get(key);
		if (seat) return seat;
		const khaanp = findNamed(text);
		return khaanp && { khaanp, seat: null };
	}

	function suggestKhaanps(typed: string, limit: number): KhaanpMatch[] {
		// Inside a longer word an `a` is left out.
		const key = getKey(typed).replace(/(?<=..)a$/, '');
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

	function findExogamousKul(text: string): string | null {
		const khaanp = findNamed(text);
		if (!khaanp) return findExogamousGroup(text)?.key ?? null;
		return disputedIn(khaanp)?.name ?? khaanp.kul;
	}

	function kulsByTradition(text: string): string[] {
		const khaanp = findNamed(text);
		if (!khaanp) return [];
		const disputed = disputedIn(khaanp);
		const otherKul = disputed?.otherKul ?? null;
		const kul = disputed?.kul ?? khaanp.kul;
		return otherKul === null ? [kul] : [kul, otherKul];
	}

	function findDispute(text: string): Dispute | null {
		const khaanp = findNamed(text);
		const disputed = khaanp && disputedIn(khaanp);
		return disputed?.says ? { name: disputed.name, says: disputed.says } : null;
	}

	return {
		...{
			khaanps,
			findKhaanp,
			suggestKhaanps,
			exogamousKulOf: findExogamousKul,
			kulsByTradition,
			findDispute,
		},
		khaanpNameIn: (text, language) => findNamed(text)?.spellings[language][0] ?? null,
	};
}

/** Rows with their parents, in their order. */
function linked(rows: readonly KhaanpRow[]): Khaanp[] {
	const rowOf = new Map(rows.map((row) => [row.name, row]));
	const khaanpOf = new Map<string, Khaanp>();
	const link = (name: string, below: readonly string[]): Khaanp => {
		const known = khaanpOf.get(name);
		if (known) return known;
		const row = rowOf.get(name);
		if (!row || below.includes(name)) throw new RangeError(`no khaanp, or above itself: ${name}`);
		const parent = row.parent === null ? null : link(row.parent, [...below, name]);
		const kul = parent === null || row.isOwnKul === 'yes' ? name : parent.kul;
		const khaanp = { ...row, parent, kul };
		khaanpOf.set(name, khaanp);
		return khaanp;
	};
	return rows.map(({ name }) => link(name, []));
}

function getSpellings({ spellings: { en, hi } }: Pick<KhaanpRow, 'spellings'>): string[] {
	return [...en, ...hi];
}

/** The clan of the list that a khaanp belongs to, the nearest first; null for one of another kul. */
export function listedClanAbove(khaanp: Khaanp): ListedClan | null {
	return getLine(khaanp).flatMap(({ name }) => findListedClan(name) ?? [])[0] ?? null;
}

/** The khaanp itself, or the nearest above it in its kul, of which it is disputed whether it is a kul of its own. */
function disputedIn(khaanp: Khaanp): Khaanp | null {
	return getLine(khaanp).find(({ isOwnKul, kul }) => isOwnKul === 'disputed' && kul === khaanp.kul) ?? null;
}

/** The khaanp first, its kul last. */
export function getLine(khaanp: Khaanp): Khaanp[] {
	return khaanp.parent ? [khaanp, ...getLine(khaanp.parent)] : [khaanp];
}

const maxWords = 4;

type KhaanpByKey = ReadonlyMap<string, Khaanp>;

function khaanpsIn(words: readonly string[], byKey: KhaanpByKey): Khaanp[] {
	const found: Khaanp[] = [];
	for (let at = 0; at < words.length; ) {
		const [count, khaanp] = longestAt(words, at, byKey);
		if (khaanp) found.push(khaanp);
		at += count;
	}
	return found;
}

/** The khaanp that the most words from `at` on name, and how many those are; one word without a khaanp. */
function longestAt(words: readonly string[], at: number, byKey: KhaanpByKey): [number, Khaanp | null] {
	for (let count = Math.min(maxWords, words.length - at); count > 0; count--) {
		const khaanp = byKey.get(foldedSpelling(words.slice(at, at + count).join(' ')));
		if (khaanp) return [count, khaanp];
	}
	return [1, null];
}

/** The deepest of a line of descent; of two lines what they share. */
function findNearest(found: readonly Khaanp[]): Khaanp | null {
	const [first, ...others] = found;
	if (!first) return null;
	return others.reduce<Khaanp | null>((nearest, khaanp) => {
		if (!nearest || getLine(nearest).includes(khaanp)) return nearest;
		if (getLine(khaanp).includes(nearest)) return khaanp;
		return getLine(nearest).find((above) => getLine(khaanp).includes(above)) ?? null;
	}, first);
}

function getKey(text: string): string {
	return foldedSpelling(getWords(text).join(' '));
}

/** Without what is said beside a clan: "Rathore Rajput". */
function getWords(text: string): string[] {
	return text
		.normalize('NFC')
		.split(/[^\p{L}\p{N}\p{M}]+/u)
		.filter((word) => word !== '' && !isBesideClan(word));
}
