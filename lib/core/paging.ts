import * as z from 'zod';
import { alphabetical } from './alphabet';
import type { Language } from './language';
import { wholeNumber } from './whole-number';

/** Which part of a list is asked for: `page` from 1, `limit` from 1 to `maxLimit`. */
export function pagingQuery(defaultLimit: number, maxLimit: number) {
	return {
		page: wholeNumber(1, 1_000_000).default(1),
		limit: wholeNumber(1, maxLimit).default(defaultLimit),
	};
}

export const paginationSchema = z.object({
	page: z.number(),
	limit: z.number(),
	total: z.number(),
	pages: z.number(),
});

export interface Paging {
	page: number;
	limit: number;
}

/** The paging part of an answer; an empty list has 0 pages. */
export function getPagination({ page, limit }: Paging, total: number): z.output<typeof paginationSchema> {
	return { page, limit, total, pages: Math.ceil(total / limit) };
}

/** The rows of a page, as Prisma takes them. */
export function getWindow({ page, limit }: Paging): { skip: number; take: number } {
	return { skip: (page - 1) * limit, take: limit };
}

interface ByName {
	isFalling: boolean;
	language: Language;
	paging: Paging;
}

/** A page of rows by their names in the reader's alphabet; rows with one name by their ids. */
export function pageByName<Row extends { id: string; name: string }>(
	rows: readonly Row[],
	{ isFalling, language, paging }: ByName,
): Row[] {
	const compare = alphabetical(language);
	const { skip, take } = getWindow(paging);
	const direction = isFalling ? -1 : 1;
	return rows
		.toSorted((a, b) => direction * compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
		.slice(skip, skip + take);
}
