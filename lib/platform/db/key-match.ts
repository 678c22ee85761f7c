import {
	commonWords,
	readSearch,
	type SearchWord,
	type SearchWords,
	shortestInside,
} from '@/lib/core/search-words';
import { Prisma } from './generated/client';
import { literally } from './like';

export interface KeyMatch {
	/** True of the rows that a search finds. */
	matches: Prisma.Sql;
	/** The smaller, the better; of rows that match. */
	rank: Prisma.Sql;
}

const everything: KeyMatch = { matches: Prisma.sql`TRUE`, rank: Prisma.sql`NULL::int` };
const nothing: KeyMatch = { matches: Prisma.sql`FALSE`, rank: Prisma.sql`NULL::int` };

/**
 * How stored keys (`searchKey`) are compared with what somebody types, in every list. No text finds all, a text of
 * which no key remains nothing.
 */
export function matchKey(column: Prisma.Sql, search: string): KeyMatch {
	if (search === '') return everything;
	const looked = readSearch(search);
	if (!looked) return nothing;
	const fitting = fittingTiers(column, looked);
	const similar = similarTiers(column, looked);
	const tiers = [...fitting, ...similar];
	const ranks = tiers.map((tier, rank) => Prisma.sql`WHEN ${tier} THEN ${Prisma.raw(String(rank))}`);
	return {
		matches: Prisma.sql`(${Prisma.join([...fitting.slice(-1), ...similar], ' OR ')})`,
		rank: Prisma.sql`CASE ${Prisma.join(ranks, ' ')} ELSE ${Prisma.raw(String(tiers.length))} END`,
	};
}

/**
 * From the best to the loosest, each part of the next: the same words; a beginning of it; its words begin words, in
 * any order; they are inside words.
 */
export function fittingTiers(column: Prisma.Sql, { key, beginning, words }: SearchWords): Prisma.Sql[] {
	const each = (patterns: (word: SearchWord) => string[]) =>
		Prisma.sql`(${Prisma.join(
			words.map((word) => likeAny(padded(column), patterns(word))),
			' AND ',
		)})`;
	return [
		Prisma.sql`${column} COLLATE "C" = ${key}`,
		Prisma.sql`${column} LIKE ${`${literally(beginning)}%`}`,
		each((word) => [atBeginning(word)]),
		each(anywhere),
	];
}

/** What is written apart here and together there looks alike as a whole; a name that has a slip too, the longer it is. */
const shortestWhole = 8;
const maxWordsWithSlips = 2;

/** One or both: each word is there but for a small slip; the whole looks much like it. */
export function similarTiers(column: Prisma.Sql, { key, words }: SearchWords): Prisma.Sql[] {
	const tiers: Prisma.Sql[] = [];
	const [longest, ...others] = words.toSorted((a, b) => b.letters.length - a.letters.length);
	if (longest && words.length <= maxWordsWithSlips) {
		// An index is asked for one list of patterns alone: for several, Postgres would ask it for every combination.
		const unindexed = Prisma.sql`(${padded(column)} || '')`;
		const nearly = [
			likeNearly(padded(column), longest),
			...others.map((word) => likeNearly(unindexed, word)),
		];
		tiers.push(Prisma.sql`(${Prisma.join(nearly, ' AND ')})`);
	}
	if (key.length >= shortestWhole || tiers.length === 0) {
		const common = words.filter(({ whole }) => commonWords.has(whole)).map((word) => `% ${word.whole} %`);
		tiers.push(
			Prisma.sql`(${key} <% ${padded(column)} AND ${padded(column)} || '' LIKE ALL (${common}::text[]))`,
		);
	}
	return tiers;
}

function likeNearly(text: Prisma.Sql, word: SearchWord): Prisma.Sql {
	return likeAny(text, [...anywhere(word), ...word.slips.map((slip) => `% ${slip} %`)]);
}

function likeAny(text: Prisma.Sql, [first, ...more]: string[]): Prisma.Sql {
	return more.length === 0
		? Prisma.sql`${text} LIKE ${first}`
		: Prisma.sql`${text} LIKE ANY (${[first, ...more]})`;
}

/** Every word has a space on both sides. The trigram indexes in the migrations are on this very expression. */
function padded(column: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`(' ' || ${column} || ' ')`;
}

function atBeginning({ letters }: SearchWord): string {
	return `% ${literally(letters)}%`;
}

function anywhere(word: SearchWord): string[] {
	const { letters, whole } = word;
	if (whole.length < shortestInside) return [atBeginning(word)];
	const inside = `%${literally(whole)}%`;
	return letters === whole ? [inside] : [atBeginning(word), inside];
}
