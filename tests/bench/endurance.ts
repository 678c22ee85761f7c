import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import type { Figure } from './figures';
import { createDatabase, inFolder, logIn, registerMember, startPortal, startServer } from './servers';

const minutes = 15;
const connections = 8;
const lookEveryMs = 5_000;
const metricsToken = crypto.randomUUID();

const metrics = { memory: 'process_resident_memory_bytes', descriptors: 'process_open_fds' };

interface Look {
	/** Bytes. */
	memory: number;
	descriptors: number;
	/** To the database. */
	connections: number;
}

function figureIn(name: string, exposition: string): number {
	const line = exposition.split('\n').find((each) => each.startsWith(`${name} `));
	if (line === undefined) throw new Error(`/api/metrics tells no ${name}`);
	return Number(line.split(' ')[1]);
}

async function look(portal: string, database: pg.Client): Promise<Look> {
	const answer = await fetch(`${portal}/api/metrics`, {
		headers: { authorization: `Bearer ${metricsToken}` },
	});
	const exposition = await answer.text();
	const { rows } = await database.query<{ count: number }>(
		'SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()',
	);
	return {
		memory: figureIn(metrics.memory, exposition),
		descriptors: figureIn(metrics.descriptors, exposition),
		connections: rows[0]?.count ?? 0,
	};
}

/** Requests of a visitor, a member and an administrator; one in eighteen writes. */
function getRequests(member: string, administrator: string): autocannon.Request[] {
	const as = (token: string) => ({ authorization: `Bearer ${token}` });
	const visited = ['/', '/en/blogs', '/devi', '/sitemap.xml', '/api/blogs', '/api/deities', '/api/gallery'];
	const searched = ['/api/users?search=sin', '/api/users/count', '/api/clans'];
	const ofMembers = ['/api/users/profile', '/api/family/tree', '/api/family/matches'];
	const ofAdministrators = ['/api/users?page=1', '/api/admin/overview', '/api/admin/history'];
	return [
		...[...visited, ...searched].map((path) => ({ path })),
		...ofMembers.map((path) => ({ path, headers: as(member) })),
		{ path: '/dashboard', headers: { cookie: `next-auth.session-token=${member}` } },
		...ofAdministrators.map((path) => ({ path, headers: as(administrator) })),
		{
			path: '/api/users/profile',
			method: 'PUT',
			headers: { ...as(member), 'content-type': 'application/json' },
			body: JSON.stringify({ profession: 'Teacher' }),
		},
	];
}

function getMedian(looks: Look[], what: keyof Look): number {
	const values = looks.map((each) => each[what]).sort((a, b) => a - b);
	return values[Math.floor(values.length / 2)] ?? 0;
}

/** A quarter of an hour of everything at once: what a process holds in its last third, against its second. */
export function measureEndurance(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const databaseUrl = await createDatabase(server.url, 'endurance');
		const portal = await startPortal(folder, { DATABASE_URL: databaseUrl, METRICS_TOKEN: metricsToken });
		const [member, administrator] = [await registerMember(portal), await logIn(portal)];
		const database = new pg.Client({ connectionString: databaseUrl });
		await database.connect();
		let isOver = false;
		const load = async () => {
			const result = await autocannon({
				url: portal,
				connections,
				duration: minutes * 60,
				requests: getRequests(member.token, administrator.token),
			});
			isOver = true;
			return result;
		};
		const looks: Look[] = [];
		const lookOn = async () => {
			while (!isOver) {
				looks.push(await look(portal, database));
				await sleep(lookEveryMs);
			}
		};
		const [result] = await Promise.all([load(), lookOn()]);
		await database.end();
		const third = Math.floor(looks.length / 3);
		const growth = (what: keyof Look) =>
			getMedian(looks.slice(-third), what) / getMedian(looks.slice(third, 2 * third), what);
		return [
			{
				name: `${minutes} minutes of mixed load: answers that are not 200, and connections that failed`,
				ratio: result.non2xx + result.errors,
				goal: { atMost: 0 },
			},
			{
				name: 'memory of the process, last third ÷ second third',
				ratio: growth('memory'),
				goal: { atMost: 1.1 },
			},
			{ name: 'the same, descriptors', ratio: growth('descriptors'), goal: { atMost: 1.05 } },
			{
				name: 'the same, connections to the database',
				ratio: growth('connections'),
				goal: { atMost: 1.05 },
			},
		];
	});
}
