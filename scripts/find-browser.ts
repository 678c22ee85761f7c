import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { waitForLock } from '@/lib/platform/env/process-lock.mjs';
import { getExit, inPackage, root, startNode } from './children';
import { makeDataFolder } from './data-folder';
import { print } from './print';

export interface Browser {
	executablePath: string;
	/** What it needs besides the environment it is started in. */
	env: Record<string, string>;
}

const unpackFolder = path.join(root, 'node_modules', '.cache', 'khamma-ghani', 'browser');

const systemBrowsers = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/usr/lib/chromium/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const browserArguments = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Whether it starts and shows a page here: a file that is there may lack a library or a permission. */
async function works({ executablePath, env }: Browser): Promise<boolean> {
	if (!existsSync(executablePath)) return false;
	const options = {
		executablePath,
		args: browserArguments,
		env: { ...process.env, ...env },
		timeout: 20_000,
	};
	const browser = await chromium.launch(options).catch(() => null);
	if (!browser) return false;
	try {
		const page = await browser.newPage();
		await page.goto('data:text/html,<p>a page</p>');
		return (await page.textContent('p')) === 'a page';
	} catch {
		return false;
	} finally {
		await browser.close();
	}
}

async function firstThatWorks(browsers: Browser[]): Promise<Browser | null> {
	for (const browser of browsers) if (await works(browser)) return browser;
	return null;
}

/**
 * Chromium as an npm package brings it for Linux on x64, unpacked once into a folder of ours. The package itself
 * unpacks into the temporary folder, where a half-unpacked browser, or another user's, would be taken for a whole one.
 */
async function unpackPackagedBrowser(): Promise<Browser | null> {
	if (process.platform !== 'linux' || process.arch !== 'x64') return null;
	if (!existsSync(unpackFolder)) {
		print('Unpacking a browser for the tests…');
		await fs.mkdir(path.dirname(unpackFolder), { recursive: true });
		const draft = `${unpackFolder}.${randomBytes(6).toString('hex')}`;
		await fs.mkdir(draft);
		const temporary = process.env.TMPDIR;
		process.env.TMPDIR = draft;
		try {
			const { default: packaged, inflate } = await import('@sparticuz/chromium');
			await packaged.executablePath();
			await inflate(inPackage('@sparticuz/chromium', 'bin/al2023.tar.br'));
		} finally {
			if (temporary === undefined) delete process.env.TMPDIR;
			else process.env.TMPDIR = temporary;
		}
		await fs.rename(draft, unpackFolder);
	}
	const executablePath = path.join(unpackFolder, 'chromium');
	// The system's own libraries are the better match where it has them.
	const withItsLibraries = {
		LD_LIBRARY_PATH: [path.join(unpackFolder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
			.filter(Boolean)
			.join(':'),
	};
	const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
		? {}
		: { FONTCONFIG_PATH: path.join(unpackFolder, 'fonts') };
	return firstThatWorks([fonts, { ...fonts, ...withItsLibraries }].map((env) => ({ executablePath, env })));
}

async function search(): Promise<Browser | null> {
	const candidates = [chromium.executablePath(), process.env.CHROMIUM_PATH ?? '', ...systemBrowsers];
	const present = await firstThatWorks(candidates.map((executablePath) => ({ executablePath, env: {} })));
	return present ?? (await unpackPackagedBrowser());
}

/**
 * A Chromium that works here: one that is installed, else the one in our packages, else Playwright's, downloaded.
 * @throws Error when there is none and none can be had
 */
export async function findBrowser(): Promise<Browser> {
	await makeDataFolder(path.join(root, '.data'));
	const lock = await waitForLock(path.join(root, '.data', 'browser.lock'), () => {});
	try {
		const found = await search();
		if (found) return found;
		print('Installing a browser for the tests…');
		await getExit(startNode([inPackage('@playwright/test', 'cli.js'), 'install', 'chromium'], process.env));
		const installed = { executablePath: chromium.executablePath(), env: {} };
		if (await works(installed)) return installed;
		throw new Error(
			'No Chromium works here: install one (for example `apt-get install chromium`) and try again',
		);
	} finally {
		lock.release();
	}
}
