import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import * as z from 'zod';
import { browserArguments, findBrowser } from './scripts/find-browser';

async function findFreePort(): Promise<string> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === 'string') throw new Error('No free port found');
	return String(address.port);
}

// Playwright reads this file again in each of its workers, which inherit what was decided here first.
process.env.E2E_PORT ??= await findFreePort();
// The server makes it, and takes it away when it ends.
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `khamma-ghani-e2e-${randomUUID()}`);
process.env.E2E_ADMIN_EMAIL ??= 'head@khamma-ghani.example';
process.env.E2E_ADMIN_PASSWORD ??= 'only for this run of the tests';
process.env.E2E_BROWSER ??= JSON.stringify(await findBrowser());

const { E2E_PORT: port, E2E_DATA_DIR: dataDir } = process.env;
const browser: { executablePath: string; env: Record<string, string> } = JSON.parse(process.env.E2E_BROWSER);
const inherited = Object.fromEntries(
	Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

const server = {
	command: `"${process.execPath}" scripts/run.mjs e2e-server`,
	url: `http://localhost:${port}/api/health`,
	timeout: 600_000,
	stdout: 'pipe',
	gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
	// An empty variable counts as one that is not set, also against a .env file of the developer who runs the tests.
	env: {
		PORT: port,
		DATA_DIR: dataDir,
		HOST: '',
		DATABASE_URL: '',
		APP_URL: '',
		S3_BUCKET: '',
		S3_ENDPOINT: '',
		S3_PUBLIC_URL: '',
		SMTP_URL: '',
		MAIL_FROM: '',
		SEED_DEMO: '1',
		RATE_LIMIT_FACTOR: '1000',
		// A line for each call, of which there are ten thousand, would hide what goes wrong.
		LOG_LEVEL: 'warn',
		TRUSTED_PROXY_HOPS: '',
		MAINTENANCE: '',
		ADMIN_EMAIL: process.env.E2E_ADMIN_EMAIL,
		ADMIN_PASSWORD: process.env.E2E_ADMIN_PASSWORD,
	},
} satisfies PlaywrightTestConfig['webServer'];

/** A journey in its second language; one with the tag of a screen runs on that screen alone, in any language. */
const inSecondLanguage = /@second(?!.*@(phone|desktop)\b)/;
const onOneScreen = /@(phone|desktop)\b/;
const notOnDesktop = /@in-hindi|@phone\b/;
const notOnPhone = /@in-english|@desktop\b/;

/** `npm test` runs `short`; `npm run test:full` runs the others, and looks at every state of a page. */
const selections = {
	short: { testIgnore: '**/full/**', grepInvert: [inSecondLanguage, /@full\b/] },
	full: { grep: [/@full\b/, inSecondLanguage, onOneScreen, /\bfull\/\S+\.spec\.ts/] },
	// The public pages on `next start` instead of the portal's own server.
	next: {
		testMatch: /\/(deities|gallery|home|reading|story-page)\.spec\.ts$/,
		grepInvert: [inSecondLanguage],
	},
};
const selectionName = z.enum(['short', 'full', 'next']).parse(process.env.JOURNEYS || 'short');
const { grepInvert, ...selection } = { grepInvert: [], ...selections[selectionName] };
if (selectionName === 'next') process.env.E2E_SERVER = 'next';

export default defineConfig({
	testDir: 'e2e',
	testMatch: '**/*.spec.ts',
	...selection,
	outputDir: 'test-results/e2e',
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// `npm test` names each journey that needed a second try.
	retries: 1,
	workers: 2,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [['list'], ['json', { outputFile: `test-results/e2e-${selectionName}.json` }]],
	use: {
		baseURL: `http://localhost:${port}`,
		// Recording costs an eighth of the run.
		trace: 'on-first-retry',
		screenshot: 'only-on-failure',
		// Films and transitions take most of a small machine's time; journeys that are about them ask for them.
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: {
			executablePath: browser.executablePath,
			args: browserArguments,
			env: { ...inherited, ...browser.env },
		},
	},
	projects: [
		{
			name: 'desktop',
			grepInvert: [notOnDesktop, ...grepInvert],
			use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
		},
		{
			name: 'phone',
			grepInvert: [notOnPhone, ...grepInvert],
			// Of a phone's pixels one in seven is drawn: what is tested does not depend on the others.
			use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
		},
	],
	webServer: server,
});
