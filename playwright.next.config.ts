import { defineConfig } from '@playwright/test';
import config from './playwright.config';

// The server and the tests, which both inherit it, start and look at things otherwise.
process.env.E2E_SERVER = 'next';

/** The journeys through what everybody may see, on `next start` instead of the portal's own server. */
export default defineConfig({
	...config,
	testMatch: /\/(deities|gallery|home|reading|story-page)\.spec\.ts$/,
	reporter: [['list'], ['json', { outputFile: 'test-results/e2e-next.json' }]],
});
