import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exitOf, root, startNode } from './children';
import { findFreePort } from './free-port';

let folder = '';

beforeEach(async () => {
	// Below the project, where the development server finds its packages.
	await mkdir(path.join(root, '.data'), { recursive: true });
	folder = await mkdtemp(path.join(root, '.data', 'served-'));
	await mkdir(path.join(folder, 'app'));
	await writeFile(path.join(folder, 'app', 'layout.js'), 'export default ({ children }) => children;\n');
	await writeFile(path.join(folder, 'next.config.mjs'), 'export default {};\n');
	// Without one Next takes the portal's own, from a parent folder, which ends a server without settings.
	await writeFile(path.join(folder, 'instrumentation.js'), 'export function register() {}\n');
});

afterEach(async () => {
	await rm(folder, { recursive: true, force: true });
});

/** The status of the answer to a browser that asks for the development server's socket; null without one. */
function askForSocket(port: number): Promise<number | null> {
	return new Promise((resolve) => {
		const request = http.get({
			...{ host: '127.0.0.1', port, path: '/_next/hmr?id=test', agent: false, timeout: 5_000 },
			headers: {
				...{ connection: 'Upgrade', upgrade: 'websocket' },
				...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
			},
		});
		request.on('upgrade', ({ statusCode = 0 }, socket) => {
			socket.destroy();
			resolve(statusCode);
		});
		request.on('response', ({ statusCode = 0 }) => resolve(statusCode));
		request.on('timeout', () => request.destroy());
		request.on('error', () => resolve(null));
	});
}

it('opens the socket in development without which pages do not become interactive', async () => {
	const port = await findFreePort();
	const server = startNode(
		['scripts/server.mjs', folder],
		{
			...{ ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
			...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data') },
		},
		'ignore',
	);
	const ended = exitOf(server);
	try {
		let isListening = false;
		while (!isListening && server.exitCode === null) {
			isListening = await fetch(`http://127.0.0.1:${port}/nothing`).then(
				() => true,
				() => false,
			);
			if (!isListening) await sleep(100);
		}
		expect(await askForSocket(port)).toBe(101);
	} finally {
		server.kill('SIGKILL');
		await ended;
	}
});
