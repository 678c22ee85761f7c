import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { readDeferredMessages } from '../../../lib/platform/i18n/deferred-messages.mjs';
import { getTimeLimit } from '../../../scripts/time-factor.mjs';
import { callCommands } from './call-commands.ts';
import { chromium } from './chromium.ts';

const { DEFERRED_MESSAGES, BLOG_MESSAGES } = readDeferredMessages();

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Components in a real browser, without a server. */
export const componentProject: TestProjectInlineConfiguration = {
	extends: true,
	// Nothing that the portal's own `public` holds.
	publicDir: false,
	resolve: {
		alias: [
			{ find: /^next\/navigation(\.js)?$/, replacement: here('next-navigation.ts') },
			{ find: /^next\/link$/, replacement: here('next-link.tsx') },
			{ find: /^next-intl\/server$/, replacement: here('next-intl-server.ts') },
			{
				find: /^use-intl\/format-message$/,
				replacement: here('../../../lib/platform/i18n/format-message.ts'),
			},
		],
	},
	// next.config.ts defines the same.
	define: {
		'process.env.DEFERRED_MESSAGES': JSON.stringify(DEFERRED_MESSAGES),
		'process.env.BLOG_MESSAGES': JSON.stringify(BLOG_MESSAGES),
	},
	// A dependency that Vite finds in the middle of a run has it reload the page.
	optimizeDeps: {
		entries: [
			'components/**/*.{ts,tsx}',
			'lib/client/**/*.ts',
			'tests/support/browser/*.{ts,tsx}',
			'!**/*.test.{ts,tsx}',
		],
		include: ['react-dom/client', 'react/jsx-dev-runtime', 'libphonenumber-js/min'],
	},
	test: {
		name: 'component',
		// Tests wait for the page more than they compute: two pages share the files.
		maxWorkers: 2,
		// The page loads its modules once for all files; the set-up resets what they keep after each test.
		isolate: false,
		globalSetup: ['tests/support/browser/load-server.ts'],
		include: ['components/**/*.component.test.tsx'],
		setupFiles: ['app/globals.css', 'tests/support/browser/setup.ts'],
		retry: 1,
		testTimeout: getTimeLimit(20_000),
		hookTimeout: getTimeLimit(20_000),
		expect: { poll: { timeout: getTimeLimit(5_000) } },
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			provider: chromium,
			instances: [{ browser: 'chromium' }],
			commands: callCommands,
		},
	},
};
