// npm run lighthouse: what Lighthouse's mobile preset says of public pages, of a portal started for it with its demo.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { stopChildren } from '../scripts/children';
import { findBrowser } from '../scripts/find-browser';
import { print, printError } from '../scripts/print';
import { startPortal } from './servers';

/** Fetched from the registry when it is needed: nothing else of the portal stands on it. */
const lighthouse = 'lighthouse@12.8.2';
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const stopsWithinMs = 10_000;

const report = z.object({
	categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
	audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
});
const records = z.array(z.object({ _id: z.string() }));

async function recordsAt(url: string, name?: 'blogs'): Promise<string> {
	const answer: unknown = await (await fetch(url)).json();
	const [first] = records.parse(name ? z.object({ [name]: z.unknown() }).parse(answer)[name] : answer);
	return first?._id ?? '';
}

function runLighthouse(url: string, output: string, env: NodeJS.ProcessEnv): Promise<void> {
	const options = ['--output=json', `--output-path=${output}`, '--quiet'];
	const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
	const child = spawn('npx', ['--yes', lighthouse, url, ...options, flags], {
		env,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) =>
			code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}`)),
		);
	});
}

async function measure(folder: string): Promise<boolean> {
	const portal = await startPortal(path.join(folder, 'data'));
	const { executablePath, env } = await findBrowser();
	const paths = [
		...['/', '/devi', `/deity/${await recordsAt(`${portal}/api/deities`)}`, '/blogs'],
		...[`/blog/${await recordsAt(`${portal}/api/blogs`, 'blogs')}`, '/gallery'],
	];
	let areMet = true;
	for (const address of paths.flatMap((each) => [each, each === '/' ? '/en' : `/en${each}`])) {
		// The first visitor of a page waits until it is made.
		await fetch(portal + address);
		const output = path.join(folder, 'report.json');
		await runLighthouse(portal + address, output, { ...process.env, ...env, CHROME_PATH: executablePath });
		const { categories, audits } = report.parse(JSON.parse(await fs.readFile(output, 'utf8')));
		const scores = Object.entries(goals).map(([name, goal]) => {
			const score = Math.round((categories[name]?.score ?? 0) * 100);
			areMet &&= score >= goal;
			return `${name} ${score}`;
		});
		const paint = audits['largest-contentful-paint']?.displayValue ?? '';
		print(
			`${address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '…')}: ${scores.join(', ')}; largest paint ${paint}`,
		);
	}
	return areMet;
}

const folder = await fs.mkdtemp(path.join(tmpdir(), 'khamma-ghani-lighthouse-'));
await fs.chmod(folder, 0o711);
let areMet = false;
try {
	areMet = await measure(folder);
} catch (error) {
	printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
	await stopChildren(stopsWithinMs);
	await fs.rm(folder, { recursive: true, force: true });
}
process.exit(areMet ? 0 : 1);
