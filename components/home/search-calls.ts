import { type ApiResult, callApi, mapData } from '@/lib/client/api';
import {
	blogsIn,
	clansIn,
	deitiesIn,
	dynastiesIn,
	type Found,
	familiesIn,
	getGroup,
	maxRows,
	membersIn,
} from './search-answers';
import type { Answers, Category, Search } from './search-categories';

/** So long all are waited for, that the list changes once and not six times; who is slower comes later. */
const togetherMs = 800;

interface SearchCall {
	query: { search: string; limit: number };
	signal: AbortSignal;
}

const searchIn: Record<Category, (call: SearchCall) => Promise<ApiResult<Found>>> = {
	members: async (call) => mapData(await callApi('GET /api/users', call), membersIn),
	families: async (call) => mapData(await callApi('GET /api/family/trees', call), familiesIn),
	clans: async (call) => mapData(await callApi('GET /api/users/clans', call), clansIn),
	dynasties: async (call) => mapData(await callApi('GET /api/users/dynasties', call), dynastiesIn),
	deities: async (call) => mapData(await callApi('GET /api/deities', call), deitiesIn),
	blogs: async (call) => mapData(await callApi('GET /api/blogs', call), blogsIn),
};

/** Shows what has been answered when all have, or when it has taken too long; then each as it comes. */
export async function askAll(
	{ words, chosen }: Search,
	signal: AbortSignal,
	show: (found: Answers) => void,
): Promise<void> {
	let found: Answers = {};
	let isLate = false;
	const late = setTimeout(() => {
		isLate = true;
		if (!signal.aborted) show(found);
	}, togetherMs);
	await Promise.all(
		chosen.map(async (category) => {
			const call = { query: { search: words, limit: maxRows }, signal };
			const answer = await searchIn[category](call);
			// A category that fails is left out; the browser logs the reason.
			found = { ...found, [category]: answer.ok ? getGroup(answer.data, words) : 'failed' };
			if (isLate && !signal.aborted) show(found);
		}),
	);
	clearTimeout(late);
	if (!signal.aborted) show(found);
}
