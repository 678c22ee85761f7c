import * as z from 'zod';
import { getClan, getName } from './names';

const rounds = 3;
const differentCalls = 150;
const slowest = 0.95;
const pageSize = 10;

/** A portal with only what is measured in it. */
export interface ListedPortal {
	address: string;
	/** An administrator's. */
	token: string;
	members: number;
}

type MemberList = (number: number, portal: ListedPortal) => string;

/** The requests for the list of members by number, on a portal with so many members. */
export const memberLists: Record<string, MemberList> = {
	pages: (number, { members }) => `page=${pageAt(number, members)}`,
	orders: (number, { members }) => `sort=${getOrder(number)}&page=${pageAt(number, members)}`,
	filters: (number, { members }) =>
		`${getFilter(number)}&page=${1 + (number % 3) * Math.floor(members / 3000)}&sort=${getOrder(number >> 2)}`,
	searches: (number) => `query=${encodeURIComponent(getSearch(number))}&page=${1 + (number % 4)}`,
};

/** From the first page to the last one. */
function pageAt(number: number, members: number): number {
	const last = Math.ceil(members / pageSize);
	return 1 + Math.round(((last - 1) * (number % 50)) / 49);
}

const sorts = ['createdAt', 'name', 'email', 'clan', 'dynasty'];

function getOrder(number: number): string {
	return `${number % 2 === 0 ? '' : '-'}${sorts[Math.floor(number / 2) % sorts.length] ?? ''}`;
}

function getFilter(number: number): string {
	const clan = `clan=${encodeURIComponent(getClan(number))}`;
	const dynasty = `dynasty=${number % 2 === 0 ? 'Suryavanshi' : 'Agnivanshi'}`;
	const role = `isAdmin=${number % 10 === 4}`;
	return [clan, dynasty, role, `${clan}&${role}`, `${dynasty}&${role}`][number % 5] ?? '';
}

/** A whole name, a word of one in either script or its first letters, a place, an address, a number or nothing. */
function getSearch(number: number): string {
	const name = getName((number % 2) * number * 7);
	const [first = '', middle = '', clan = ''] = name.split(' ');
	const shown = ['Jodhpur', 'सीकर', `member-${number}@`, `9${number}4`, 'officer', `garh ${number}`];
	const searches = [
		name,
		first,
		clan,
		`${first} ${middle}`,
		first.slice(0, 3),
		clan.slice(0, 2),
		first.slice(0, 1),
	];
	return [...searches, [...first].reverse().join(''), ...shown][number % (searches.length + 7)] ?? name;
}

const list = z.object({
	users: z.array(z.object({ _id: z.string() })),
	pagination: z.object({ total: z.number() }),
});

async function getMilliseconds({ address, token }: ListedPortal, query: string): Promise<number> {
	const started = performance.now();
	const answer = await fetch(`${address}/api/users?${query}`, {
		headers: { authorization: `Bearer ${token}` },
	});
	const body: unknown = await answer.json();
	const took = performance.now() - started;
	if (answer.status !== 200) throw new Error(`${query}: the list answered ${answer.status}`);
	list.parse(body);
	return took;
}

function p95(times: number[]): number {
	return times.sort((a, b) => a - b)[Math.floor(times.length * slowest)] ?? 0;
}

/** How many times as long `subject` takes as `baseline` for 95 of 100 calls of a kind, asked in turn. */
export async function compareLists(
	asked: MemberList,
	subject: ListedPortal,
	baseline: ListedPortal,
): Promise<number> {
	const [subjectTimes, baselineTimes]: [number[], number[]] = [[], []];
	for (let round = 0; round <= rounds; round++)
		for (let number = 0; number < differentCalls; number++) {
			const ofBaseline = await getMilliseconds(baseline, asked(number, baseline));
			const ofSubject = await getMilliseconds(subject, asked(number, subject));
			// The first round warms both up.
			if (round === 0) continue;
			baselineTimes.push(ofBaseline);
			subjectTimes.push(ofSubject);
		}
	return p95(subjectTimes) / p95(baselineTimes);
}
