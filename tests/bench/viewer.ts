// The family diagram in a browser, with large families; alone: npx tsx tests/bench/viewer.ts
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { createViteServer } from 'vitest/node';
import * as z from 'zod';
import { root } from '../../scripts/children';
import { browserArguments, findBrowser } from '../../scripts/find-browser';
import { print } from '../../scripts/print';
import { type Figure, isMet, sayFigures } from './figures';

const travelled = z.object({ intervals: z.array(z.number()), maxCards: z.number() });

/** The diagram's page, as the browser gets it in production but for the bundling. */
async function servePage(cacheDir: string) {
	Object.assign(process.env, { NODE_ENV: 'production' });
	const server = await createViteServer({
		configFile: false,
		root,
		cacheDir,
		mode: 'production',
		logLevel: 'error',
		appType: 'mpa',
		// Next writes it into its bundles the same way.
		define: { 'process.env.BUILD_ID': '"0"' },
		resolve: { alias: [{ find: /^@\//, replacement: `${root}/` }] },
		server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
		optimizeDeps: { entries: ['tests/bench/viewer-page/main.tsx'] },
	});
	await server.listen();
	const [address = ''] = server.resolvedUrls?.local ?? [];
	return { address: `${address}tests/bench/viewer-page/index.html`, close: () => server.close() };
}

async function inBrowser<T>(work: (page: Page) => Promise<T>): Promise<T> {
	const folder = await fs.mkdtemp(path.join(tmpdir(), 'khamma-ghani-viewer-'));
	const { executablePath, env } = await findBrowser();
	const browser = await chromium.launch({
		executablePath,
		args: browserArguments,
		env: { ...process.env, ...env },
	});
	const server = await servePage(folder);
	try {
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
		const failures: string[] = [];
		page.on('pageerror', ({ message }) => failures.push(message));
		await page.goto(server.address);
		await page.waitForFunction('window.viewer');
		const done = await work(page);
		if (failures.length > 0) throw new Error(failures.join('\n'));
		return done;
	} finally {
		await server.close();
		await browser.close();
		await fs.rm(folder, { recursive: true, force: true });
	}
}

/** The value that so many of a hundred do not exceed. */
function percentile(values: readonly number[], hundredth: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredth) / 100))] ?? Number.NaN;
}

const shown = z.object({ intervals: z.array(z.number()), longTasks: z.array(z.number()) });

/** Milliseconds between frames of which 95 in 100 are not longer, while a family of so many is laid out, and at rest. */
async function watchLayout(page: Page, size: number) {
	await page.evaluate(`viewer.draw(${size})`);
	const atRest = z.array(z.number()).parse(await page.evaluate('viewer.rest(120)'));
	const { intervals, longTasks } = shown.parse(await page.evaluate('viewer.showEveryone()'));
	const frameAtRest = percentile(atRest, 50);
	const slowFrame = percentile(intervals, 95);
	const longest = Math.max(0, ...longTasks);
	print(
		`${size} people laid out in ${intervals.length} frames: 95 in 100 within ${slowFrame.toFixed(1)} ms (${frameAtRest.toFixed(1)} ms at rest), longest task above 50 ms: ${longest.toFixed(0)} ms`,
	);
	return { frames: slowFrame / frameAtRest, longTasks: longTasks.length };
}

async function watchTravel(page: Page, size: number) {
	await page.evaluate(`viewer.drawInRows(${size})`);
	const atRest = z.array(z.number()).parse(await page.evaluate('viewer.rest(120)'));
	await page.evaluate('viewer.showEveryone()');
	const { intervals, maxCards } = travelled.parse(await page.evaluate('viewer.travel()'));
	return { frames: percentile(intervals, 95) / percentile(atRest, 50), maxCards };
}

export function measureViewer(): Promise<Figure[]> {
	return inBrowser(async (page) => {
		// The server of this page translates each module when it is first asked for, the worker's too.
		await watchLayout(page, 100);
		const thousand = await watchLayout(page, 1_000);
		const largest = await watchLayout(page, 5_000);
		const many = await watchTravel(page, 20_000);
		return [
			{
				name: 'family diagram of 1,000 people laid out beside the page: tasks above 50 ms',
				ratio: thousand.longTasks,
				goal: { atMost: 0 },
			},
			{
				name: 'family diagram of 5,000 people laid out beside the page: 95 in 100 frames meanwhile ÷ a frame at rest',
				ratio: largest.frames,
				goal: { atMost: 1.05 },
			},
			{
				name: 'family diagram of 20,000 cards on screen: 95 in 100 frames while panning and zooming ÷ a frame at rest',
				ratio: many.frames,
				goal: { atMost: 1.05 },
			},
			{
				name: 'the same, most cards mounted ÷ 400',
				ratio: many.maxCards / 400,
				goal: { atMost: 1 },
			},
		];
	});
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const figures = await measureViewer();
	sayFigures(figures);
	process.exit(figures.every(isMet) ? 0 : 1);
}
