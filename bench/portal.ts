import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNode } from '../scripts/children';

const answersWithinMs = 300_000;

export async function findFreePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === 'string') throw new Error('no free port');
	return address.port;
}

export async function untilItAnswers(url: string): Promise<void> {
	const deadline = Date.now() + answersWithinMs;
	while (Date.now() < deadline) {
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await sleep(200);
	}
	throw new Error(`${url} does not answer`);
}

/** Starts the portal with its demo on a free port; answers its address once it is well. */
export async function startPortal(dataDir: string, more: Record<string, string> = {}): Promise<string> {
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
			...more,
		},
		'inherit',
	);
	await untilItAnswers(`${appUrl}/api/health`);
	return appUrl;
}
