import { toLatinDigits } from '@/lib/core/digits';
import { findE164 } from '@/lib/core/e164';
import { getEmailKey } from '@/lib/core/email-rule';
import { readSearch, shortestInside } from '@/lib/core/search-words';
import { findSpellings } from '@/lib/features/member/address/queries';
import { Prisma } from '@/lib/platform/db/generated/client';
import { literally } from '@/lib/platform/db/like';
import { filledUpTo, wholeNameWords } from './search-members';

/** What an administrator looks for among members, in SQL. */
export interface ListSearch {
	/** Holds what is looked for. */
	fits: Prisma.Sql;
	/** Has a name like it, but for a slip, and does not fit. */
	isSimilar: Prisma.Sql;
	/** The more, the more like it a name is. */
	likeness: Prisma.Sql;
	/** Where fewer fit, those with a similar name are looked for too. */
	enough: number;
}

/** Fewer digits stand in too many numbers. */
const fewestDigits = 3;

const places = Prisma.raw(`ARRAY["location", "villageAddress", "ancestralResidence", "tehsil", "district"]`);
const paddedName = Prisma.raw(`(' ' || "nameKey" || ' ')`);

/**
 * Who has `query` in their name, clan or dynasty, in either script; in their address or number, however that is typed; or in what they tell
 * of their father, work and places, of which the known ones are found in either script too. One letter and two are
 * looked for where words begin, and as they are typed. Null where nothing can be looked for, which finds nobody.
 */
export async function readListSearch(query: string): Promise<ListSearch | null> {
	const looked = readSearch(query);
	if (!looked) return null;
	const { key, words } = looked;
	const digits = toLatinDigits(query.normalize('NFKC'));
	const number = /^[+\d\s().-]+$/.test(digits) ? digits.replace(/\D/g, '') : '';
	const texts = [key, query.normalize('NFC').toLowerCase(), getEmailKey(query)];
	const e164 = number === '' ? null : findE164(digits);
	const numbers = number.length < fewestDigits ? [] : [number, ...(e164 ? [e164.slice(1)] : [])];
	const patterns = [...new Set([...texts, ...numbers])].map(inside);
	const spellings = isShort(query) ? [] : await findSpellings(query);
	const fits = Prisma.sql`("searchText" LIKE ANY (${patterns}::text[]) OR ${places} && ${spellings}::text[])`;
	return {
		fits,
		isSimilar: Prisma.sql`(${key} <% ${paddedName} AND NOT ${fits})`,
		likeness: Prisma.sql`word_similarity(${key}, ${paddedName})`,
		enough: words.length >= wholeNameWords ? 1 : filledUpTo,
	};
}

function isShort(text: string): boolean {
	return text.length < shortestInside && /[\p{L}\p{N}]/u.test(text);
}

function inside(text: string): string {
	return isShort(text) ? `% ${literally(text)}%` : `%${literally(text)}%`;
}
