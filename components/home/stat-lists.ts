import { type ApiResult, callApi, mapData } from '@/lib/client/api';
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

const query = { limit: 1000 };
const getItems = ({ users }: { users: readonly { _id: string; name: string }[] }): StatItem[] =>
	users.map(({ _id, name }) => ({ key: _id, name, creator: null, memberCount: null }));

export const listStat: Record<Stat, (signal?: AbortSignal) => Promise<ApiResult<StatItem[]>>> = {
	members: async (signal) =>
		mapData(await callApi('GET /api/users/active-users', { query, signal }), getItems),
	families: async (signal) =>
		mapData(await callApi('GET /api/family/trees', { query, signal }), ({ families }) =>
			families.map(({ _id, name, title, createdBy, memberCount }) => ({
				...{ key: _id, name: name || title, creator: createdBy.name || null, memberCount },
			})),
		),
	// A clan's id is its name.
	clans: async (signal) =>
		mapData(await callApi('GET /api/users/clans', { query, signal }), ({ clans }) =>
			clans.map(({ _id, count }) => ({ key: _id, name: _id, creator: null, memberCount: count })),
		),
	bachelors: async (signal) =>
		mapData(await callApi('GET /api/users/bachelors', { query, signal }), getItems),
};
