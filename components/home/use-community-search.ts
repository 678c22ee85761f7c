import { useEffect, useState } from 'react';
import { type ApiResult, callApi, mapData } from '@/lib/client/api';
import {
	type Answers,
	blogsIn,
	type Category,
	clansIn,
	deitiesIn,
	dynastiesIn,
	type Found,
	familiesIn,
	groupOf,
	membersIn,
	mostRows,
} from './search-answers';

/** After the last keystroke. */
const quietMs = 150;
/** So long all are waited for, that the list changes once and not six times; who is slower comes later. */
const togetherMs = 800;

/** A new one is a new search, also for the same words. */
export interface Search {
	/** Trimmed. */
	words: string;
	chosen: readonly Category[];
}

const nothing: Answers = {};

/**
 * Searches the chosen categories. `answers` are the last ones that came, of the search before too until there are
 * newer ones; the last search wins, whichever is answered first.
 */
export function useCommunitySearch(search: Search): { answers: Answers; isBusy: boolean } {
	const [answers, setAnswers] = useState(nothing);
	const [isBusy, setBusy] = useState(false);
	useEffect(() => {
		if (search.words === '' || search.chosen.length === 0) {
			setAnswers(nothing);
			setBusy(false);
			return;
		}
		setBusy(true);
		const leaving = new AbortController();
		const timer = setTimeout(async () => {
			await ask(search, leaving.signal, (found) => setAnswers((shown) => ({ ...shown, ...found })));
			if (!leaving.signal.aborted) setBusy(false);
		}, quietMs);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [search]);
	return { answers, isBusy };
}

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
async function ask(
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
			const call = { query: { search: words, limit: mostRows }, signal };
			const answer = await searchIn[category](call);
			// A category that fails is left out; the browser has told its console why.
			found = { ...found, [category]: answer.ok ? groupOf(answer.data, words) : 'failed' };
			if (isLate && !signal.aborted) show(found);
		}),
	);
	clearTimeout(late);
	if (!signal.aborted) show(found);
}
