import { defineConfig } from '@playwright/test';
import config from './playwright.config';

// The server and the tests, which both inherit it, start and look at things otherwise.
process.env.E2E_SERVER = 'next';

/**
 * The journeys through public pages that do something, on `next start` instead of the portal's own server. That the pages
 * to read are the same is for attack/parity.test.ts, which compares every answer.
 */
export default defineConfig({
	...config,
	testMatch: /\/(deities|gallery|home)\.spec\.ts$/,
	reporter: [['list'], ['json', { outputFile: 'test-results/e2e-next.json' }]],
});
