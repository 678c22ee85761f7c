// npm run bench: figures that do not depend on the machine, as ratios of two things measured in turn in one run.
import * as fs from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { exitOf, inPackage, root, startNode, stopChildren } from '../scripts/children';
import { complain, say } from '../scripts/say';
import { compareRates } from './load';

const baselineFolder = path.join('bench', 'baseline');
const answersWithinMs = 300_000;
const stopsWithinMs = 10_000;

async function findFreePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === 'string') throw new Error('no free port');
	return address.port;
}

async function untilItAnswers(url: string): Promise<void> {
	const deadline = Date.now() + answersWithinMs;
	while (Date.now() < deadline) {
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await sleep(200);
	}
	throw new Error(`${url} does not answer`);
}

async function startPortal(dataDir: string): Promise<string> {
	const port = await findFreePort();
	const appUrl = `http://127.0.0.1:${port}`;
	startNode(
		[path.join('scripts', 'run.mjs'), 'start'],
		{
			...process.env,
			PORT: String(port),
			HOST: '127.0.0.1',
			APP_URL: appUrl,
			DATA_DIR: dataDir,
			SEED_DEMO: '1',
			RATE_LIMIT_FACTOR: '1000000',
		},
		'inherit',
	);
	await untilItAnswers(`${appUrl}/api/health`);
	return appUrl;
}

/** An empty Next application, built as the portal is and served by Next alone behind the same HTTP server. */
async function startBaseline(): Promise<string> {
	const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
	const built = startNode([inPackage('next', 'dist/bin/next'), 'build', baselineFolder], env, 'ignore');
	if ((await exitOf(built)) !== 0) throw new Error('the baseline could not be built');
	const port = await findFreePort();
	startNode([path.join('scripts', 'serve.mjs'), baselineFolder], {
		...env,
		PORT: String(port),
		HOST: '127.0.0.1',
	});
	const address = `http://127.0.0.1:${port}`;
	await untilItAnswers(address);
	return address;
}

async function registerMember(appUrl: string): Promise<string> {
	const form = new FormData();
	form.set('name', 'Bench Member');
	form.set('email', `bench-${Date.now()}@example.com`);
	form.set('password', crypto.randomUUID());
	const answer = await fetch(`${appUrl}/api/users/register`, { method: 'POST', body: form });
	return z.object({ token: z.string() }).parse(await answer.json()).token;
}

interface Figure {
	name: string;
	ratio: number;
	goal: number;
}

async function measure(): Promise<Figure[]> {
	const dataDir = await fs.mkdtemp(path.join(tmpdir(), 'khamma-ghani-bench-'));
	await fs.chmod(dataDir, 0o711);
	try {
		const portal = await startPortal(dataDir);
		const baseline = await startBaseline();
		const headers = { 'accept-encoding': 'gzip, deflate, br' };
		const authorization = `Bearer ${await registerMember(portal)}`;
		return [
			{
				name: 'home page from the cache ÷ an empty static Next page, answers per second, packed as for a browser',
				ratio: await compareRates({ url: `${portal}/`, headers }, { url: `${baseline}/`, headers }),
				goal: 0.8,
			},
			{
				name: 'the same, not packed',
				ratio: await compareRates({ url: `${portal}/` }, { url: `${baseline}/` }),
				goal: 0.8,
			},
			{
				name: 'GET /api/users/profile ÷ a bare route handler, answers per second',
				ratio: await compareRates(
					{ url: `${portal}/api/users/profile`, headers: { authorization } },
					{ url: `${baseline}/api/bare` },
				),
				goal: 0.25,
			},
		];
	} finally {
		await stopChildren(stopsWithinMs);
		await fs.rm(dataDir, { recursive: true, force: true });
	}
}

async function writeResults(figures: Figure[]): Promise<void> {
	const machine = {
		cores: availableParallelism(),
		processor: cpus()[0]?.model ?? 'unknown',
		memoryGiB: Math.round(totalmem() / 2 ** 30),
		node: process.version,
		platform: `${process.platform} ${process.arch}`,
	};
	const folder = path.join(root, 'bench', 'results');
	await fs.mkdir(folder, { recursive: true });
	const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
	await fs.writeFile(file, `${JSON.stringify({ machine, figures }, null, '\t')}\n`);
	say(`\n${machine.cores} cores of ${machine.processor}, ${machine.memoryGiB} GiB, Node ${machine.node}`);
	for (const { name, ratio, goal } of figures) {
		say(`${name}: ${ratio.toFixed(2)} (goal ${goal} or more)${ratio < goal ? ' MISSED' : ''}`);
	}
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => stopChildren(stopsWithinMs).then(() => process.exit(1)));
}
try {
	const figures = await measure();
	await writeResults(figures);
	process.exit(figures.every(({ ratio, goal }) => ratio >= goal) ? 0 : 1);
} catch (error) {
	complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
	process.exit(1);
}
