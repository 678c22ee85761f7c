import path from 'node:path';
import {
	PlaywrightBrowserProvider,
	type PlaywrightProviderOptions,
	playwright,
} from '@vitest/browser-playwright';
import type { TestProject } from 'vitest/node';
import { getTimeLimit } from '../../../scripts/time-factor.mjs';

const options: PlaywrightProviderOptions = {
	contextOptions: { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
	// A locator that finds nothing is named soon.
	actionTimeout: getTimeLimit(5_000),
};

type Finder = typeof import('@/scripts/find-browser');

async function findLaunchOptions(project: TestProject) {
	// The configuration of Vitest itself knows no `@/`.
	const file = path.join(project.config.root, 'scripts', 'find-browser.ts');
	const { browserArguments, findBrowser } = await project.import<Finder>(file);
	const { executablePath, env } = await findBrowser();
	return { executablePath, args: browserArguments, env: { ...process.env, ...env } };
}

/** Looks for the browser when the first page is opened: other projects never need one. */
class FoundBrowserProvider extends PlaywrightBrowserProvider {
	readonly #project: TestProject;

	constructor(project: TestProject) {
		super(project, options);
		this.#project = project;
	}

	override async openPage(...page: Parameters<PlaywrightBrowserProvider['openPage']>): Promise<void> {
		options.launchOptions ??= await findLaunchOptions(this.#project);
		return super.openPage(...page);
	}
}

/** The Chromium that the journeys use. */
export const chromium: ReturnType<typeof playwright> = {
	...playwright(options),
	providerFactory: (project) => new FoundBrowserProvider(project),
};
