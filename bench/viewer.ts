// The family diagram in a browser, with large families; alone: npx tsx bench/viewer.ts
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { createViteServer } from 'vitest/node';
import * as z from 'zod';
import { root } from '../scripts/children';
import { browserArguments, findBrowser } from '../scripts/find-browser';
import { print } from '../scripts/print';
import { type Figure, isMet, sayFigures } from './figures';

const travelled = z.object({ intervals: z.array(z.number()), mostCards: z.number() });

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
		resolve: { alias: [{ find: /^@\//, replacement: `${root}/` }] },
		server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
		optimizeDeps: { entries: ['bench/viewer-page/main.tsx'] },
	});
	await server.listen();
	const [address = ''] = server.resolvedUrls?.local ?? [];
	return { address: `${address}bench/viewer-page/index.html`, close: () => server.close() };
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

/** What is not exceeded by so many of a hundred. */
function percentile(values: readonly number[], hundredth: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredth) / 100))] ?? Number.NaN;
}

/** Milliseconds, of several journeys the middle one; and how many cards were mounted at most. */
interface Seen {
	firstCards: number;
	frameAtRest: number;
	slowFrame: number;
	mostCards: number;
}

async function look(page: Page, size: number, count: number): Promise<Seen> {
	const firstCards = z.number().parse(await page.evaluate(`viewer.draw(${size})`));
	await page.evaluate('viewer.showEveryone()');
	const atRest = z.array(z.number()).parse(await page.evaluate('viewer.rest(120)'));
	const frameAtRest = percentile(atRest, 50);
	const journeys: z.infer<typeof travelled>[] = [];
	for (let journey = 0; journey < count; journey += 1)
		journeys.push(travelled.parse(await page.evaluate('viewer.travel()')));
	const mostCards = Math.max(...journeys.map((journey) => journey.mostCards));
	const slowFrame = percentile(
		journeys.map(({ intervals }) => percentile(intervals, 95)),
		50,
	);
	print(
		`${size} people: first cards after ${firstCards.toFixed(0)} ms, 95 in 100 frames within ${slowFrame.toFixed(1)} ms (${frameAtRest.toFixed(1)} ms at rest), at most ${mostCards} cards mounted`,
	);
	return { firstCards, frameAtRest, slowFrame, mostCards };
}

export function measureViewer(): Promise<Figure[]> {
	return inBrowser(async (page) => {
		// The server of this page translates each module when it is first asked for, the worker's too.
		await page.evaluate('viewer.draw(100)');
		const many = await look(page, 10_000, 3);
		const most = await look(page, 20_000, 1);
		return [
			{
				name: 'family diagram of 10,000 people on screen: 95 in 100 frames while panning and zooming ÷ a frame at rest',
				ratio: many.slowFrame / many.frameAtRest,
				goal: { atMost: 1.05 },
			},
			{
				name: 'the same, time from the data to the first cards ÷ 18 frames at rest, 0.3 s',
				ratio: many.firstCards / (18 * many.frameAtRest),
				goal: { atMost: 1 },
			},
			{
				name: 'family diagram of 20,000 people on screen: most cards mounted ÷ 400',
				ratio: most.mostCards / 400,
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
