import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Figure } from './figures';
import { createDatabase, inFolder, registerMember, startPortal, startServer } from './servers';

const connections = 256;
const seconds = 20;
const backToNormalMs = 5_000;
const calmRounds = 60;

/** The requests of a visitor and of a member; the last writes, too. */
const paths = ['/api/users/profile', '/api/family/tree', '/api/users?search=sin', '/api/blogs', '/blogs'];

async function medianTime(portal: string, headers: Record<string, string>): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < calmRounds; round++) {
		const started = performance.now();
		const answer = await fetch(portal + paths[round % paths.length], { headers });
		await answer.arrayBuffer();
		if (answer.status !== 200) return Number.POSITIVE_INFINITY;
		times.push(performance.now() - started);
	}
	return times.sort((a, b) => a - b)[calmRounds / 2] ?? 0;
}

/** Far more at once than can be answered: callers who are refused get a response, and it is as before soon after. */
export function measureOverload(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const portal = await startPortal(folder, { DATABASE_URL: await createDatabase(server.url, 'overload') });
		const headers = { authorization: `Bearer ${(await registerMember(portal)).token}` };
		await medianTime(portal, headers);
		const before = await medianTime(portal, headers);
		const result = await autocannon({
			url: portal,
			connections,
			duration: seconds,
			requests: paths.map((path) => ({ path, headers })),
		});
		const counts = Object.entries(result.statusCodeStats ?? {});
		const others = counts.filter(([status]) => status !== '200' && status !== '503');
		await sleep(backToNormalMs);
		return [
			{
				name: `${connections} connections at once: answers that are neither 200 nor 503, and connections that failed`,
				ratio: others.reduce((sum, [, { count = 0 }]) => sum + count, 0) + result.errors,
				goal: { atMost: 0 },
			},
			{
				name: 'the same, share of answers that are 200',
				ratio: result['2xx'] / counts.reduce((sum, [, { count = 0 }]) => sum + count, 0),
				goal: { atLeast: 0.5 },
			},
			{
				name: 'time of an answer 5 s after ÷ before',
				ratio: (await medianTime(portal, headers)) / before,
				goal: { atMost: 1.5 },
			},
		];
	});
}
