import { keyRanker, readSearch } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';

/** In the order in which they stand. */
export const categories = ['members', 'families', 'clans', 'dynasties', 'deities', 'blogs'] as const;

export type Category = (typeof categories)[number];

/** Something that a search has found. */
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

/** What one category has answered. */
export interface FoundGroup {
	rows: readonly FoundRow[];
	/** How many there are in all; at least as many as are shown. */
	total: number;
}

type Answered = FoundGroup | 'failed';

/** What has been answered so far. */
export type Answers = Readonly<Partial<Record<Category, Answered>>>;

const mostRows = 10;

const paths = {
	members: '/api/users',
	families: '/api/family/trees',
	clans: '/api/users/clans',
	dynasties: '/api/users/dynasties',
	deities: '/api/deities',
	blogs: '/api/blogs',
} as const satisfies Record<Category, string>;

/** The call that searches a category. */
export function searchCall(category: Category, search: string): string {
	return `${paths[category]}?${new URLSearchParams({ search, limit: String(mostRows) })}`;
}

interface Candidate extends FoundRow {
	/** By what it may have been found. */
	names: readonly string[];
}

/**
 * What an answer to `searchCall` holds; nothing for an answer of another shape. The answer is filtered once more, as
 * the specification has it, but by the folded spelling that the server compares too: letter for letter would drop what
 * stands there in the other script. Deities are found by all that their lists are searched by.
 */
export function groupIn(category: Category, answer: unknown, search: string): FoundGroup {
	const fits = fitterOf(search);
	const candidates = rowsIn(category, answer).map((row) => candidateOf(category, asRecord(row)));
	const found = candidates.filter(({ names }) => names.some((name) => fits(searchKey(name))));
	const { pagination, totalClans } = asRecord(answer);
	const told = Number(asRecord(pagination).total ?? totalClans ?? 0);
	const dropped = candidates.length - found.length;
	return {
		rows: found.slice(0, mostRows).map(({ names: _, ...row }) => row),
		total: Math.max(found.length, told - dropped || 0),
	};
}

/** Tells of stored keys whether the server finds them: by words, by a slip, or because the whole looks alike. */
function fitterOf(search: string): (stored: string) => boolean {
	const looked = readSearch(search);
	if (!looked) return () => false;
	const rankOf = keyRanker(looked);
	const sought = [...trigramsOf(looked.key)];
	return (stored) => {
		if (rankOf(stored) !== null) return true;
		const held = trigramsOf(stored);
		return sought.filter((trigram) => held.has(trigram)).length >= sought.length * leastAlike;
	};
}

/** The threshold of Postgres for a text that looks like a part of another. */
const leastAlike = 0.6;

/** As Postgres cuts them. */
function trigramsOf(key: string): Set<string> {
	const padded = key.split(' ').map((word) => `  ${word} `);
	return new Set(padded.flatMap((word) => Array.from(word.slice(2), (_, at) => word.slice(at, at + 3))));
}

function rowsIn(category: Category, answer: unknown): unknown[] {
	const { users, families, clans, dynasties, blogs, deities } = asRecord(answer);
	const named = { members: users, families, clans, dynasties, deities, blogs }[category];
	const rows: unknown = Array.isArray(answer) ? answer : named;
	return Array.isArray(rows) ? rows : [];
}

function candidateOf(category: Category, row: Record<string, unknown>): Candidate {
	const id = textOf(row._id);
	const candidate = (title: string, more: Partial<Candidate>): Candidate => ({
		...{ key: id, title, names: [title], path: null, isPrivate: false, about: [] },
		...{ language: undefined, creator: null, memberCount: null },
		...more,
	});
	switch (category) {
		case 'members':
			return candidate(textOf(row.name), {
				// Its address would answer that there is no such profile.
				path: row.isProfileOpen === false ? null : `/profile/${id}`,
				isPrivate: row.isProfileOpen === false,
				about: textsOf([row.clan, row.location]),
			});
		case 'families':
			return candidate(textOf(row.name) || textOf(row.title), {
				names: textsOf([row.name, row.title]),
				creator: textOf(asRecord(row.createdBy).name) || null,
				memberCount: countOf(row.memberCount),
			});
		case 'clans':
			return candidate(id, { memberCount: countOf(row.count) });
		case 'dynasties':
			return candidate(textOf(row.name) || id, {
				names: textsOf([row.name, id]),
				memberCount: countOf(row.count),
			});
		case 'deities':
			return candidate(textOf(row.name), {
				names: textsOf([row.name, row.alternateNames, row.temple, row.location, row.district, row.clans]),
				path: `/deity/${id}`,
				about: textsOf([row.location]),
				language: textOf(row.language) || undefined,
			});
		case 'blogs':
			return candidate(textOf(row.title), {
				names: textsOf([row.title, row.author]),
				path: `/blog/${id}`,
				about: textsOf([row.author]),
				language: textOf(row.language) || undefined,
			});
	}
}

function textsOf(values: unknown[]): string[] {
	return values.flat().map(textOf).filter(Boolean);
}

function textOf(value: unknown): string {
	return typeof value === 'string' ? value : '';
}

function countOf(value: unknown): number | null {
	return typeof value === 'number' ? value : null;
}

function asRecord(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}
