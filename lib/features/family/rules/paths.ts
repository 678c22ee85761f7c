import type { OutlineNumber } from '@/lib/rules/lineage/outline';
import { relationPath } from './relation-path';

/** In the order in which they are offered. */
export const familyWays = {
	tree: '/family-tree',
	outline: '/family-tree/outline',
	ancestors: '/family-tree/ancestors',
	relation: relationPath(null, null),
	book: '/family-tree/book',
	days: '/family-tree/days',
	same: '/family-tree/same',
	questions: '/family-tree/questions',
} as const;

export type FamilyWay = keyof typeof familyWays;

/** Of these the address names the person with whom they begin. */
export type LineageWay = 'outline' | 'ancestors' | 'book';

/**
 * The address of a page about descent, without its language. With `personId` null the page chooses the person that it begins with.
 *
 * @param page from 1, of a page that is divided
 */
export function lineagePath(way: LineageWay, personId: string | null, page = 1): string {
	const query = new URLSearchParams({
		...(personId !== null && { from: personId }),
		...(page > 1 && { page: String(page) }),
	});
	return query.size === 0 ? familyWays[way] : `${familyWays[way]}?${query}`;
}

/** What marks where somebody is written on such a page. */
export const entryAnchor = (number: OutlineNumber) => `n${number.join('.')}`;

/** The days to remember, without the language. Both lists of the page have pages from 1. */
export function daysPath(page: number, couplesPage: number): string {
	const query = new URLSearchParams({
		...(page > 1 && { page: String(page) }),
		...(couplesPage > 1 && { couples: String(couplesPage) }),
	});
	return query.size === 0 ? familyWays.days : `${familyWays.days}?${query}`;
}
