import { defineConfig, devices } from '@playwright/test';
import * as z from 'zod';
import { browserArguments, findBrowser } from './scripts/find-browser';
import { getTimeLimit } from './scripts/time-factor.mjs';

// Playwright reads this file again in each of its workers, which inherit what was decided here first.
process.env.E2E_BROWSER ??= JSON.stringify(await findBrowser());

const browser: { executablePath: string; env: Record<string, string> } = JSON.parse(process.env.E2E_BROWSER);
const inherited = Object.fromEntries(
	Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

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
		testMatch: /\/(deities|gallery|home|reading|blog-page)\.spec\.ts$/,
		grepInvert: [inSecondLanguage],
	},
};
const selectionName = z.enum(['short', 'full', 'next']).parse(process.env.JOURNEYS || 'short');
const { grepInvert, ...selection } = { grepInvert: [], ...selections[selectionName] };

export default defineConfig({
	testDir: 'e2e',
	globalSetup: './e2e/setup.ts',
	testMatch: '**/*.spec.ts',
	...selection,
	outputDir: 'test-results/e2e',
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// `npm test` names each journey that needed a second try.
	retries: 1,
	workers: 2,
	timeout: getTimeLimit(60_000),
	expect: { timeout: getTimeLimit(10_000) },
	reporter: [['list'], ['json', { outputFile: `test-results/e2e-${selectionName}.json` }]],
	use: {
		// The setup starts the site after this file is read first, and before it is read in workers.
		...(process.env.TEST_SITE && { baseURL: process.env.TEST_SITE }),
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
});
