import { type ApiResult, callApi, mapData, type Reply } from '@/lib/client/api';
import { keyRanker, readSearch } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';
import type { Answers, Category, FoundGroup, FoundRow, Search } from './search-categories';

/** Of each category. */
const maxRows = 10;

interface Candidate extends FoundRow {
	/** By what it may have been found. */
	names: readonly string[];
}

/** What the server has found, and how many there are in all where it counts them. */
interface Found {
	candidates: readonly Candidate[];
	total?: number;
}

/**
 * The found records as the page shows them. They are filtered once more, by the folded spelling that
 * the server compares too: letter for letter would drop what is written there in the other script. Deities are found by all
 * that their lists are searched by.
 */
export function getGroup({ candidates, total = 0 }: Found, search: string): FoundGroup {
	const fits = getFitter(search);
	const found = candidates.filter(({ names }) => names.some((name) => fits(searchKey(name))));
	const dropped = candidates.length - found.length;
	return {
		rows: found.slice(0, maxRows).map(({ names: _, ...row }) => row),
		total: Math.max(found.length, total - dropped),
	};
}

/** Tells of stored keys whether the server finds them: by words, by a slip, or because the whole looks alike. */
function getFitter(search: string): (stored: string) => boolean {
	const looked = readSearch(search);
	if (!looked) return () => false;
	const findRank = keyRanker(looked);
	const sought = [...getTrigrams(looked.key)];
	return (stored) => {
		if (findRank(stored) !== null) return true;
		const held = getTrigrams(stored);
		return sought.filter((trigram) => held.has(trigram)).length >= sought.length * minAlike;
	};
}

/** The threshold of Postgres for a text that looks like a part of another. */
const minAlike = 0.6;

/** As Postgres cuts them. */
function getTrigrams(key: string): Set<string> {
	const padded = key.split(' ').map((word) => `  ${word} `);
	return new Set(padded.flatMap((word) => Array.from(word.slice(2), (_, at) => word.slice(at, at + 3))));
}

function getCandidate(key: string, title: string, more: Partial<Candidate>): Candidate {
	return {
		...{ key, title, names: [title], path: null, isPrivate: false, about: [] },
		...{ language: undefined, creator: null, memberCount: null },
		...more,
	};
}

const isFilled = (text: string | null | undefined): text is string => Boolean(text);

export function membersIn({ users, pagination }: Reply<'GET /api/users'>): Found {
	const candidates = users.map(({ _id, name, clan, location, written, ...more }) => {
		// Its address would answer that there is no such profile.
		const isPrivate = 'isProfileOpen' in more && more.isProfileOpen === false;
		const about = [written?.clan ?? clan, written?.location ?? location].filter(isFilled);
		const names = [name, written?.name].filter(isFilled);
		const path = isPrivate ? null : `/profile/${_id}`;
		return getCandidate(_id, written?.name ?? name, { names, path, isPrivate, about });
	});
	return { candidates, total: pagination.total };
}

export function familiesIn({ families, pagination }: Reply<'GET /api/family/trees'>): Found {
	const candidates = families.map(({ _id, name, title, written, createdBy, memberCount }) => {
		const names = [name, title, written].filter(isFilled);
		const creator = (createdBy.written ?? createdBy.name) || null;
		return getCandidate(_id, written ?? (name || title), { names, creator, memberCount });
	});
	return { candidates, total: pagination.total };
}

export function clansIn({ clans, totalClans }: Reply<'GET /api/users/clans'>): Found {
	const candidates = clans.map(({ _id, written = _id, count }) =>
		getCandidate(_id, written, { names: [_id, written], memberCount: count }),
	);
	return { candidates, total: totalClans };
}

export function dynastiesIn({ dynasties }: Reply<'GET /api/users/dynasties'>): Found {
	const candidates = dynasties.map(({ _id, name, written, count }) =>
		getCandidate(_id, written ?? (name || _id), {
			...{ names: [name, _id, written].filter(isFilled), memberCount: count },
		}),
	);
	return { candidates };
}

export function deitiesIn(deities: Reply<'GET /api/deities'>): Found {
	const candidates = deities.map(({ _id, name, location, language, ...rest }) => {
		const { alternateNames, temple, district, clans } = rest;
		const names = [name, ...alternateNames, temple, location, district, ...clans].filter(isFilled);
		return getCandidate(_id, name, {
			...{ names, path: `/deity/${_id}`, about: [location].filter(isFilled), language },
		});
	});
	return { candidates };
}

export function blogsIn({ blogs, pagination }: Reply<'GET /api/blogs'>): Found {
	const candidates = blogs.map(({ _id, title, author, writtenAuthor = author, language }) => {
		const names = [title, author, writtenAuthor].filter(isFilled);
		return getCandidate(_id, title, {
			names,
			path: `/blog/${_id}`,
			about: [writtenAuthor].filter(isFilled),
			language,
		});
	});
	return { candidates, total: pagination.total };
}

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
