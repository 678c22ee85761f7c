// npm run lighthouse               what Lighthouse's mobile preset says of public pages, by `next start` and by the own start
// npm run lighthouse -- 1 /help    one run a page instead of three; the pages named alone
import { spawn } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { findFreePort } from '@/lib/platform/env/free-port';
import { inPackage, startNode } from '../../scripts/children';
import { findBrowser } from '../../scripts/find-browser';
import { print, printError } from '../../scripts/print';
import { createDatabase, startBaseline, startPortal, startServer, stopAll, untilItAnswers } from './servers';

/** Fetched from the registry when it is needed: nothing else of the portal needs it. */
const lighthouse = 'lighthouse@12.8.2';
const goals = { accessibility: 100, 'best-practices': 100, seo: 100 };
const performanceGoal = 95;
const textPages = ['/help', '/terms-privacy'];
const textPageGoal = 98;
const shiftGoal = 0.02;

const [typedRuns, ...typedPaths] = process.argv.slice(3);
const runs = Number(typedRuns ?? 3);

const report = z.object({
	categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
	audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
const records = z.array(z.object({ _id: z.string() }));

/** Scores from 0 to 100; times in milliseconds. */
interface Figures {
	speed: number;
	others: Record<string, number>;
	paint: number;
	blocking: number;
	shift: number;
}

async function firstRecordAt(url: string, name?: 'blogs'): Promise<string> {
	const answer: unknown = await (await fetch(url)).json();
	const [first] = records.parse(name ? z.object({ [name]: z.unknown() }).parse(answer)[name] : answer);
	return first?._id ?? '';
}

async function measureOnce(url: string, folder: string): Promise<Figures> {
	const { executablePath, env } = await findBrowser();
	const output = path.join(folder, 'report.json');
	const options = ['--output=json', `--output-path=${output}`, '--quiet'];
	const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
	const child = spawn('npx', ['--yes', lighthouse, url, ...options, flags], {
		env: { ...process.env, ...env, CHROME_PATH: executablePath },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	await new Promise<void>((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) =>
			code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}`)),
		);
	});
	const { categories, audits } = report.parse(JSON.parse(await fs.readFile(output, 'utf8')));
	const getScore = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
	const getNumber = (name: string) => audits[name]?.numericValue ?? Number.NaN;
	return {
		speed: getScore('performance'),
		others: Object.fromEntries(Object.keys(goals).map((name) => [name, getScore(name)])),
		paint: getNumber('largest-contentful-paint'),
		blocking: getNumber('total-blocking-time'),
		shift: getNumber('cumulative-layout-shift'),
	};
}

/** The run in the middle, by performance. */
async function measurePage(url: string, folder: string): Promise<Figures> {
	// The first visitor of a page waits until it is made.
	await fetch(url);
	const measured: Figures[] = [];
	for (let run = 0; run < runs; run++) measured.push(await measureOnce(url, folder));
	measured.sort((a, b) => a.speed - b.speed);
	const middle = measured[Math.floor(measured.length / 2)];
	if (!middle) throw new Error('Nothing was measured');
	return middle;
}

function getLine(address: string, { speed, others, paint, blocking, shift }: Figures): string {
	const scores = Object.values(others).join(' ');
	const seconds = (paint / 1000).toFixed(1);
	return `${address.padEnd(16)} ${String(speed).padStart(3)}  ${scores}  ${seconds} s  ${blocking.toFixed(0).padStart(3)} ms  ${shift.toFixed(3)}`;
}

async function getPaths(origin: string): Promise<string[]> {
	if (typedPaths.length > 0) return typedPaths;
	const deity = await firstRecordAt(`${origin}/api/deities`);
	const blog = await firstRecordAt(`${origin}/api/blogs`, 'blogs');
	const paths = ['/', '/devi', `/deity/${deity}`, '/blogs', `/blog/${blog}`, '/gallery', ...textPages];
	return paths.flatMap((each) => [each, each === '/' ? '/en' : `/en${each}`]);
}

/** Prints a table, and answers whether all goals are met. */
async function measureSite(name: string, origin: string, folder: string): Promise<boolean> {
	print(
		`\n${name}, middle of ${runs}: performance, ${Object.keys(goals).join(', ')}; largest paint, blocking, shift`,
	);
	let areMet = true;
	for (const address of await getPaths(origin)) {
		const figures = await measurePage(origin + address, folder);
		const goal = textPages.some((page) => address.endsWith(page)) ? textPageGoal : performanceGoal;
		const isMet =
			figures.speed >= goal &&
			figures.shift <= shiftGoal &&
			Object.entries(goals).every(([each, least]) => (figures.others[each] ?? 0) >= least);
		areMet &&= isMet;
		const short = address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '…');
		print(`${getLine(short, figures)}${isMet ? '' : '  MISSED'}`);
	}
	return areMet;
}

/** Next alone, on the build and the database of a portal. */
async function startNext(dataDir: string, databaseUrl: string): Promise<string> {
	const port = String(await findFreePort());
	const origin = `http://127.0.0.1:${port}`;
	const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: crypto.randomUUID(), APP_URL: origin };
	const env = { ...process.env, NODE_ENV: 'production' as const, DATA_DIR: dataDir, ...variables };
	const next = inPackage('next', 'dist/bin/next');
	startNode([next, 'start', '--port', port, '--hostname', '127.0.0.1'], env, 'ignore');
	await untilItAnswers(`${origin}/api/health`);
	return origin;
}

async function measure(folder: string): Promise<boolean> {
	const server = await startServer(folder);
	const databaseUrl = await createDatabase(server.url, 'lighthouse');
	const dataDir = path.join(folder, 'data');
	const own = await startPortal(dataDir, { DATABASE_URL: databaseUrl });
	const next = await startNext(dataDir, databaseUrl);
	const empty = await measurePage(await startBaseline(databaseUrl), folder);
	print(`\nAn empty page of Next\n${getLine('/', empty)}`);
	const isNextFast = await measureSite('next start', next, folder);
	return (await measureSite('npm start', own, folder)) && isNextFast;
}

const folder = await fs.mkdtemp(path.join(tmpdir(), 'khamma-ghani-lighthouse-'));
await fs.chmod(folder, 0o711);
let areMet = false;
try {
	areMet = await measure(folder);
} catch (error) {
	printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
	await stopAll();
	await fs.rm(folder, { recursive: true, force: true });
	process.exit(areMet ? 0 : 1);
}
