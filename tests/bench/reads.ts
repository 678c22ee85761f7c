import * as z from 'zod';
import { print } from '../../scripts/print';
import type { Figure } from './figures';
import type { ListedPortal } from './lists';
import type { Account } from './servers';

const rounds = 40;
const warmUps = 5;
/** A call that takes long is asked less often. */
const callLimitMs = 8_000;

/** Against a handler that does nothing, and one that reads about the same rows with one raw statement. */
const goals = {
	bare: { middle: { atMost: 6 }, slowest: { atMost: 12 } },
	raw: { middle: { atMost: 3 }, slowest: { atMost: 6 } },
};

interface Read {
	path: string;
	/** The read of tests/bench/baseline/reads.js with about the same rows. */
	rows: string;
	as?: 'member' | 'administrator';
}

/** Every call that reads, but those that hand out everything there is (exports) and the matches, measured apart. */
const reads: Read[] = [
	{ path: '/api/users/count', rows: 'nothing' },
	{ path: '/api/users/clans', rows: 'tallies of members' },
	{ path: '/api/users/dynasties', rows: 'tallies of members' },
	{ path: '/api/users/active-users?limit=10', rows: 'ten members' },
	{ path: '/api/users/active-users?limit=1000', rows: 'a thousand names' },
	{ path: '/api/users/bachelors?limit=10', rows: 'ten members' },
	{ path: '/api/users/addressoptions', rows: 'address options' },
	{ path: '/api/blogs', rows: 'stories' },
	{ path: '/api/blogs/{story}', rows: 'one story' },
	{ path: '/api/blogs/count', rows: 'nothing' },
	{ path: '/api/blogs/search?query=a', rows: 'stories' },
	{ path: '/api/gallery', rows: 'pictures' },
	{ path: '/api/gallery/search?query=a', rows: 'pictures' },
	{ path: '/api/deities', rows: 'deities' },
	{ path: '/api/deities/{deity}', rows: 'one deity' },
	{ path: '/api/clans', rows: 'clans' },
	{ path: '/api/clans/rathore', rows: 'clans' },
	{ path: '/api/family/count', rows: 'nothing' },
	{ path: '/api/family/trees', rows: 'trees' },
	{ path: '/api/health', rows: 'nothing' },
	{ path: '/api/users/profile', rows: 'a member', as: 'member' },
	{ path: '/api/users/search?query=sin', rows: 'ten members', as: 'member' },
	{ path: '/api/users/{member}', rows: 'a member', as: 'member' },
	{ path: '/api/users/sessions', rows: 'sessions', as: 'member' },
	{ path: '/api/blogs/mine', rows: 'stories', as: 'member' },
	{ path: '/api/gallery/mine', rows: 'pictures', as: 'member' },
	{ path: '/api/family/tree', rows: 'tree', as: 'member' },
	{ path: '/api/family/pending-requests', rows: 'requests', as: 'member' },
	{ path: '/api/family/interests', rows: 'interests', as: 'member' },
	{ path: '/api/family/matches/wishes', rows: 'a member', as: 'member' },
	{ path: '/api/family/named-in', rows: 'tree', as: 'member' },
	{ path: '/api/users?page=3', rows: 'ten members', as: 'administrator' },
	{ path: '/api/users/filters', rows: 'tallies of members', as: 'administrator' },
	{ path: '/api/blogs/admin', rows: 'stories', as: 'administrator' },
	{ path: '/api/gallery/admin', rows: 'pictures', as: 'administrator' },
	{ path: '/api/admin/overview', rows: 'ten members', as: 'administrator' },
	{ path: '/api/admin/clans', rows: 'clans', as: 'administrator' },
	{ path: '/api/admin/waiting', rows: 'nothing', as: 'administrator' },
	{ path: '/api/admin/messages', rows: 'messages', as: 'administrator' },
	{ path: '/api/admin/reports', rows: 'reports', as: 'administrator' },
	{ path: '/api/admin/trash', rows: 'trash', as: 'administrator' },
	{ path: '/api/admin/history', rows: 'audit entries', as: 'administrator' },
];

const records = z.array(z.object({ _id: z.string() }));

async function getFirst(url: string, list?: 'blogs'): Promise<string> {
	const answer: unknown = await (await fetch(url)).json();
	const found = list ? z.object({ [list]: records }).parse(answer)[list] : records.parse(answer);
	return found?.[0]?._id ?? '';
}

async function getMilliseconds(url: string, headers: Record<string, string>): Promise<number> {
	const started = performance.now();
	const answer = await fetch(url, { headers });
	await answer.arrayBuffer();
	if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
	return performance.now() - started;
}

function getMedian(times: number[]): number {
	return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Median times of the three, asked in turn. */
async function getTimes(targets: { url: string; headers: Record<string, string> }[]): Promise<number[]> {
	const times: number[][] = targets.map(() => []);
	const started = performance.now();
	for (let round = -warmUps; round < rounds; round++) {
		if (round > warmUps && performance.now() - started > callLimitMs) break;
		for (const [at, { url, headers }] of targets.entries()) {
			const took = await getMilliseconds(url, headers);
			if (round >= 0) times[at]?.push(took);
		}
	}
	return times.map(getMedian);
}

interface Ratio {
	call: string;
	ratio: number;
}

function getFigures(name: string, ratios: Ratio[], goal: (typeof goals)['bare']): Figure[] {
	const [slowest] = ratios.toSorted((a, b) => b.ratio - a.ratio);
	if (!slowest) return [];
	const middle = getMedian(ratios.map(({ ratio }) => ratio));
	return [
		{
			name: `${ratios.length} reading calls ${name}, time, the middle one`,
			ratio: middle,
			goal: goal.middle,
		},
		{ name: `the same, the slowest, GET ${slowest.call}`, ratio: slowest.ratio, goal: goal.slowest },
	];
}

/** How many times as long reads take as a handler that does nothing, and as one that reads the same rows. */
export async function compareReads(
	portal: ListedPortal,
	member: Account,
	baseline: string,
): Promise<Figure[]> {
	const ids = {
		'{story}': await getFirst(`${portal.address}/api/blogs`, 'blogs'),
		'{deity}': await getFirst(`${portal.address}/api/deities`),
		'{member}': member.id,
	};
	const tokens = { member: member.token, administrator: portal.token };
	const size = portal.members.toLocaleString('en');
	const ratios: Record<'bare' | 'raw', Ratio[]> = { bare: [], raw: [] };
	for (const { path, rows, as } of reads) {
		const address = Object.entries(ids).reduce((found, [mark, id]) => found.replace(mark, id), path);
		const [whole = 0, bare = 1, raw = 1] = await getTimes([
			{
				url: portal.address + address,
				headers: as === undefined ? {} : { authorization: `Bearer ${tokens[as]}` },
			},
			{ url: `${baseline}/api/bare`, headers: {} },
			{
				url: `${baseline}/api/raw/read?${new URLSearchParams({ what: rows, member: member.id })}`,
				headers: {},
			},
		]);
		ratios.bare.push({ call: path, ratio: whole / bare });
		ratios.raw.push({ call: path, ratio: whole / raw });
		const shown = [whole / bare, whole / raw].map((ratio) => ratio.toFixed(2));
		print(`GET ${path} with ${size} members ÷ a bare handler ${shown[0]}, ÷ one raw read ${shown[1]}`);
	}
	return [
		...getFigures(`with ${size} members ÷ a bare handler`, ratios.bare, goals.bare),
		...getFigures(`with ${size} members ÷ one raw read of about the same rows`, ratios.raw, goals.raw),
	];
}
