import type { CommunityCounts } from '@/lib/features/community/home';

export type Stat = keyof CommunityCounts;

export interface StatItem {
	key: string;
	/** As the call says it: a person's, family's or clan's name; empty when it has none. */
	name: string;
	/** Who made a family's tree; null where there is no such thing. */
	creator: string | null;
	/** Members of a family or a clan; null where there is no such thing. */
	memberCount: number | null;
}

/** The order in which the numbers stand. */
export const stats: readonly Stat[] = ['members', 'families', 'clans', 'bachelors'];

export const listCalls = {
	members: '/api/users/active-users?limit=1000',
	families: '/api/family/trees?limit=1000',
	clans: '/api/users/clans?limit=1000',
	bachelors: '/api/users/bachelors?limit=1000',
} as const satisfies Record<Stat, string>;

/** The items an answer of `listCalls` holds; none for an answer of another shape. */
export function itemsIn(answer: unknown): StatItem[] {
	const { users, families, clans } = asRecord(answer);
	const rows: unknown = users ?? families ?? clans;
	return Array.isArray(rows) ? rows.map(itemOf) : [];
}

function itemOf(row: unknown): StatItem {
	const { _id, name, title, createdBy, memberCount, count } = asRecord(row);
	const members = memberCount ?? count;
	return {
		key: textOf(_id) ?? '',
		name: textOf(name) ?? textOf(title) ?? (count === undefined ? '' : (textOf(_id) ?? '')),
		creator: textOf(asRecord(createdBy).name),
		memberCount: typeof members === 'number' ? members : null,
	};
}

function textOf(value: unknown): string | null {
	return typeof value === 'string' && value !== '' ? value : null;
}

function asRecord(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}
