import type { Language } from '@/lib/core/language';

/** A name in both scripts, the usual spelling first. */
export type Spellings = Readonly<Record<Language, readonly string[]>>;

/** A text in both languages. */
export type Statement = Readonly<Record<Language, string>>;

/** A place that a khaanp held as its seat (thikana). */
export interface Seat {
	spellings: Spellings;
	/** As `districts` names it; null for a place that is a district of its own or lies outside today's Rajasthan. */
	district: string | null;
}

/** A kul, or a branch of one, as a row of the atlas. */
export interface KhaanpRow {
	/** The first English spelling; no two have one name. */
	name: string;
	spellings: Spellings;
	/** The name of the khaanp or kul that it is a branch of; null for a kul. */
	parent: string | null;
	/** Whether it counts as its own kul for marriage. */
	isOwnKul: 'yes' | 'no' | 'disputed';
	/** The name of a second kul that some count it to. */
	otherKul: string | null;
	/** Where it is disputed whether it is a kul of its own: the statements of both sides. */
	says: Statement | null;
	seats: readonly Seat[];
	/** Only where the tradition is known; of a branch only where it differs from its kul's. */
	kuldevi: Spellings | null;
	/** Only where it is known; families of one kul may give several. */
	gotra: Spellings | null;
	/** Of a branch only where it differs from its kul's. */
	source: Statement | null;
}
