import { defineConfig } from '@playwright/test';
import config, { server } from './playwright.config';

/** The journeys through what everybody may see, on `next start` instead of the portal's own server. */
export default defineConfig({
	...config,
	testMatch: /\/(deities|gallery|home|reading|story-page)\.spec\.ts$/,
	reporter: [['list'], ['json', { outputFile: 'test-results/e2e-next.json' }]],
	webServer: { ...server, env: { ...server.env, E2E_SERVER: 'next' } },
});
