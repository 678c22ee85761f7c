import { type ApiResult, callApi, mapData, type Reply } from '@/lib/client/api';
import type { CommunityCounts } from '@/lib/features/site/home/dto/home';

export type Stat = keyof CommunityCounts;

export interface StatItem {
	key: string;
	/** A person's name as they write it, a family's or a clan's in the reader's script; empty when it has none. */
	name: string;
	/** Who made a family's tree; null where there is no such thing. */
	creator: string | null;
	/** Members of a family or a clan; null where there is no such thing. */
	memberCount: number | null;
}

const query = { limit: 1000 };
const getItems = ({ users }: Reply<'GET /api/users/active-users'>): StatItem[] =>
	users.map(({ _id, name }) => ({ key: _id, name, creator: null, memberCount: null }));

export const listStat: Record<Stat, (signal?: AbortSignal) => Promise<ApiResult<StatItem[]>>> = {
	members: async (signal) =>
		mapData(await callApi('GET /api/users/active-users', { query, signal }), getItems),
	families: async (signal) =>
		mapData(await callApi('GET /api/family/trees', { query, signal }), ({ families }) =>
			families.map(({ _id, name, title, written, createdBy, memberCount }) => ({
				...{ key: _id, name: written ?? (name || title) },
				...{ creator: (createdBy.written ?? createdBy.name) || null, memberCount },
			})),
		),
	// A clan's id is its name.
	clans: async (signal) =>
		mapData(await callApi('GET /api/users/clans', { query, signal }), ({ clans }) =>
			clans.map(({ _id, written = _id, count }) => ({
				key: _id,
				name: written,
				creator: null,
				memberCount: count,
			})),
		),
	bachelors: async (signal) =>
		mapData(await callApi('GET /api/users/bachelors', { query, signal }), getItems),
};
