import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres';

const silent = () => {};

let parent: string;
let folder: string;

beforeAll(() => {
	parent = mkdtempSync(path.join(tmpdir(), 'embedded postgres '));
	// For the account that root lends the server.
	chmodSync(parent, 0o711);
	folder = path.join(parent, 'postgres');
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		return (await client.query({ text, rowMode: 'array' })).rows.flat();
	} finally {
		await client.end();
	}
}

/** Another process that starts the database of the same folder and then only waits. */
async function startElsewhere(): Promise<{ launcher: ChildProcess; url: string }> {
	const file = pathToFileURL(path.resolve('lib/db/embedded-postgres.ts')).href;
	const code = `
		import { startEmbeddedPostgres } from ${JSON.stringify(file)};
		const { url } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, durable: true, log() {} });
		process.stdout.write(url);
		setInterval(() => {}, 1000);
	`;
	const launcher = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const [url] = await once(launcher.stdout, 'data');
	return { launcher, url: String(url) };
}

async function kill(launcher: ChildProcess): Promise<void> {
	launcher.kill('SIGKILL');
	await once(launcher, 'exit');
}

function childrenOf(pid: number | undefined): number[] {
	const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).trim().split('\n');
	return lines.flatMap((line) => {
		const [of, child] = line.trim().split(/\s+/).map(Number);
		return of === pid && child !== undefined ? [child] : [];
	});
}

describe('the embedded database', () => {
	it('keeps what was written over a stop and a start', async () => {
		const first = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		await query(first.url, `CREATE TABLE note AS SELECT 'खम्मा घणी' AS text`);
		await first.stop();
		const second = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		expect(await query(second.url, 'SELECT text FROM note')).toEqual(['खम्मा घणी']);
		await second.stop();
		expect(readdirSync(parent).sort()).toEqual(['postgres', 'postgres.password']);
	});

	it('knows Devanagari: sorts it by its alphabet and finds its trigrams', async () => {
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		await query(url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
		expect(await query(url, `SELECT * FROM unnest(ARRAY['ह', 'क', 'अ', 'a']) AS name ORDER BY name`)).toEqual(
			['a', 'अ', 'क', 'ह'],
		);
		expect(await query(url, `SELECT similarity('राजपूत', 'राजपूताना') > 0.4`)).toEqual([true]);
		await stop();
	});

	it('asks for the password, which only its owner may read', async () => {
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		const wrong = new URL(url);
		wrong.password = 'guess';
		await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
		expect(wrong.hostname).toBe('127.0.0.1');
		expect(execFileSync('ls', ['-l', `${folder}.password`], { encoding: 'utf8' })).toMatch(/^-rw-------/);
		await stop();
	});

	it('refuses a folder that another living process uses, and leaves that one alone', async () => {
		const { launcher, url } = await startElsewhere();
		await expect(startEmbeddedPostgres({ folder, durable: true, log: silent })).rejects.toThrow(
			new RegExp(`^Another copy \\(process ${launcher.pid}\\) already runs[^\n]+$`),
		);
		expect(await query(url, 'SELECT 1')).toEqual([1]);
		await kill(launcher);
	});

	it('stops the server that a killed start has left running', async () => {
		const { launcher, url } = await startElsewhere();
		// Its watcher too, or there would be nothing left to stop.
		const children = childrenOf(launcher.pid);
		const server = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
		expect(children).toContain(server);
		for (const child of children) if (child !== server) process.kill(child, 'SIGKILL');
		await kill(launcher);
		expect(await query(url, 'SELECT 1')).toEqual([1]);

		const next = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		await expect(query(url, 'SELECT 1')).rejects.toThrow();
		expect(await query(next.url, 'SELECT text FROM note')).toEqual(['खम्मा घणी']);
		await next.stop();
	});

	it('ends the server when its launcher is killed', async () => {
		const { launcher, url } = await startElsewhere();
		await kill(launcher);
		await expect.poll(() => query(url, 'SELECT 1').catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
	});

	it('is not stopped by a pid file that names a stranger', async () => {
		await startEmbeddedPostgres({ folder, durable: true, log: silent }).then(({ stop }) => stop());
		const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
		writeFileSync(path.join(folder, 'postmaster.pid'), `${stranger.pid}\n${folder}\n1\n5432\n\n127.0.0.1\n`);
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		expect(await query(url, 'SELECT 1')).toEqual([1]);
		expect(stranger.exitCode).toBeNull();
		stranger.kill();
		await stop();
	});

	it('makes anew what was half made, and nothing else', async () => {
		const other = path.join(parent, 'other');
		mkdirSync(path.join(parent, 'other.making-abc', 'data', 'base'), { recursive: true });
		const { url, stop } = await startEmbeddedPostgres({ folder: other, durable: false, log: silent });
		expect(await query(url, 'SELECT 1')).toEqual([1]);
		expect(readdirSync(parent).filter((name) => name.includes('making'))).toEqual([]);
		await stop();
		expect(existsSync(other)).toBe(false);
		expect(existsSync(path.join(folder, 'PG_VERSION'))).toBe(true);
	});

	it('sets a new password when the file with the old one is lost', async () => {
		rmSync(`${folder}.password`);
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		expect(await query(url, 'SELECT text FROM note')).toEqual(['खम्मा घणी']);
		await stop();
	});

	it('tells when the server ends by itself', async () => {
		const { ended, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		const server = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
		process.kill(server, 'SIGQUIT');
		expect(await ended).toMatch(/shutdown/);
		await stop();
	});
});
