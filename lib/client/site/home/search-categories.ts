export const categories = ['members', 'families', 'clans', 'dynasties', 'deities', 'blogs'] as const;

export type Category = (typeof categories)[number];

/** Another object is another search, also for the same words. */
export interface Search {
	/** Trimmed. */
	words: string;
	chosen: readonly Category[];
}

export interface FoundRow {
	key: string;
	/** Empty for what has no name. */
	title: string;
	/** Where it can be opened, without the language; null for what is only shown. */
	path: string | null;
	/** A member whose profile does not open for the member who searches. */
	isPrivate: boolean;
	/** More of it, as it is stored: a clan, a place, an author. */
	about: readonly string[];
	/** The title and `about` are in this language, where that is known. */
	language: string | undefined;
	/** Who made a family's tree; null where there is no such thing. */
	creator: string | null;
	/** Members of a family, clan or dynasty; null where there is no such thing. */
	memberCount: number | null;
}

export interface FoundGroup {
	rows: readonly FoundRow[];
	/** How many there are in all; at least as many as are shown. */
	total: number;
}

type CategoryResult = FoundGroup | 'failed';

export type Answers = Readonly<Partial<Record<Category, CategoryResult>>>;
