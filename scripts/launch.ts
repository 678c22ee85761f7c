import type { ChildProcess } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mayHostOfferDemo } from '@/lib/features/account/demo/rules/host';
import { getDemoAddress } from '@/lib/features/account/demo/rules/secret';
import { EmbeddedPostgresError, FolderInUseError } from '@/lib/platform/db/embedded/error';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/lib/platform/db/embedded-postgres';
import { requireDatabase } from '@/lib/platform/db/require-database';
import { EnvError, keepsFiles, type Settings } from '@/lib/platform/env/env';
import { build, ensureClient, inspectBuild, writeApiDocument } from './build';
import { hashPreparation } from './build-stamp';
import { endWithNpm, getExit, killChildren, startNode, stopChild } from './children';
import { closeToOthers, getCode, makeDataFolder, readOrMakeSecret } from './data-folder';
import { dataPaths } from './data-paths';
import { printUnshownAccounts } from './demo-accounts';
import { print, printError } from './print';
import { type Mode, readOrRefuse } from './settings';

/** Something that a person has to put right; the message is the one line that says what. */
class LaunchError extends Error {
	override readonly name = 'LaunchError';
}

/** Longer than the server takes to finish what it does; see scripts/server.mjs. */
const serverStopsWithinMs = 9_000;
const answerPollMs = 25;
/** What a killed start has left behind needs a moment to notice, and to end by itself. */
const leftoversEndWithinMs = { port: 3_000, database: 10_000 };
const leftoversPollMs = 200;

/** Tries again for a while, as long as what fails is that something of ours may still be ending. */
async function retryWhile<T>(
	isEnding: (error: unknown) => boolean,
	withinMs: number,
	work: () => Promise<T>,
): Promise<T> {
	const deadline = Date.now() + withinMs;
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!isEnding(error) || Date.now() > deadline) throw error;
			await sleep(leftoversPollMs);
		}
	}
}

/** Listens where the server will, for a moment: it is better to refuse before anything else is started. */
async function checkPort(settings: Settings): Promise<void> {
	const { host, port } = settings;
	const isInUse = (error: unknown) => getCode(error) === 'EADDRINUSE';
	await retryWhile(isInUse, leftoversEndWithinMs.port, () => tryPort(settings)).catch((error: unknown) => {
		const code = getCode(error);
		const reasons: Record<string, string> = {
			EADDRINUSE: `Port ${port} is already in use: stop what uses it, or set PORT to another number`,
			EACCES: `PORT must be one that this user may listen on, for example 3000, not ${port}`,
		};
		throw new LaunchError(
			reasons[code] ?? `HOST must be an address of this machine, not "${host}" (${code})`,
		);
	});
}

async function tryPort({ host, port }: Settings): Promise<void> {
	const server = createServer();
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host ?? undefined, resolve);
	});
	await new Promise((resolve) => server.close(resolve));
}

async function prepareDataFolder({ dataDir }: Settings): Promise<void> {
	try {
		await makeDataFolder(dataDir);
		await closeToOthers(dataDir);
		await fs.access(path.join(dataDir, '.'), fs.constants.W_OK | fs.constants.X_OK);
	} catch (error) {
		throw new LaunchError(
			`DATA_DIR must be a folder that can be written to, not ${dataDir} (${getCode(error)})`,
		);
	}
}

function childEnvironment(settings: Settings, databaseUrl: string, authSecret: string): NodeJS.ProcessEnv {
	const { __NEXT_PROCESSED_ENV, HOST, ...inherited } = process.env;
	return {
		...inherited,
		NEXT_TELEMETRY_DISABLED: '1',
		PORT: String(settings.port),
		...(settings.host !== null && { HOST: settings.host }),
		DATA_DIR: settings.dataDir,
		DATABASE_URL: databaseUrl,
		DATABASE_SCHEMA: settings.databaseSchema,
		AUTH_SECRET: authSecret,
		NEXTAUTH_SECRET: authSecret,
		// The default stays one: the server offers the accounts of the demo only where nobody has set an address.
		APP_URL: settings.isAppUrlSet ? settings.appUrl : '',
		NEXTAUTH_URL: settings.appUrl,
		MAIL_FROM: settings.mailFrom,
		SEED_DEMO: settings.seedDemo ? '1' : '0',
		RATE_LIMIT_FACTOR: String(settings.rateLimitFactor),
		TRUSTED_PROXY_HOPS: String(settings.trustedProxyHops),
		MAINTENANCE: settings.isUnderMaintenance ? '1' : '0',
	};
}

/** The server has no use for the administrator's password. */
function withoutAdministrator(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return { ...env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
}

/**
 * Migrates and seeds. Nobody but this application changes the embedded database, so that what was done there once,
 * from the same files, need not be looked at again; the note of it lies in the cluster and goes when that goes.
 */
async function prepareDatabase(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
	const note = dataPaths(settings).preparedFrom;
	const isOurs = settings.databaseUrl === null && settings.adminEmail === null;
	const hash = await hashPreparation(`SEED_DEMO=${settings.seedDemo}`);
	if (isOurs && (await fs.readFile(note, 'utf8').catch(() => '')) === hash) return;
	const child = startNode(
		['--import', 'tsx', path.join('scripts', 'prepare-database.ts'), 'keep-accounts'],
		env,
	);
	if ((await getExit(child)) !== 0)
		throw new LaunchError('The database could not be prepared; see the lines above');
	if (isOurs) await fs.writeFile(note, hash, { mode: 0o600 });
}

/** A program with its arguments, which serves the built site with the settings in its environment. */
type ServerProgram = (settings: Settings) => readonly string[];

const ownServer: ServerProgram = () => [path.join('scripts', 'server.mjs')];

function startServer(program: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
	const server = startNode(program, env, 'pipe');
	server.stderr?.pipe(process.stderr);
	return server;
}

/** Resolves once the server answers anything at all. What it prints until then is its banner, which says less. */
async function untilItAnswers(server: ChildProcess, { host, port }: Settings): Promise<void> {
	const everywhere = host === null || host === '0.0.0.0' || host === '::';
	const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
	let banner = '';
	const collect = (chunk: Buffer) => {
		banner += chunk.toString();
	};
	server.stdout?.on('data', collect);
	while (server.exitCode === null && server.signalCode === null) {
		const answer = await fetch(`http://${name}:${port}/api/health`, { redirect: 'manual' }).catch(() => null);
		if (answer) {
			await answer.arrayBuffer().catch(() => {});
			server.stdout?.off('data', collect);
			server.stdout?.pipe(process.stdout);
			return;
		}
		await sleep(answerPollMs);
	}
	printError(banner.trim());
}

/**
 * Does everything that `npm start` promises, and ends this process when it is asked to, or when something that it
 * started has ended by itself.
 */
export async function launch(mode: Mode, program: ServerProgram = ownServer): Promise<void> {
	const stops: (() => Promise<void>)[] = [];
	let ending: Promise<void> | null = null;
	const end = (code: 0 | 1, line?: string): Promise<void> => {
		ending ??= (async () => {
			if (line) (code === 0 ? print : printError)(line);
			for (const stop of stops.reverse()) {
				await stop().catch((error: unknown) => printError(String(error)));
			}
			killChildren();
			process.exit(code);
		})();
		return ending;
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
		process.on(signal, () => end(0, 'Stopping…'));
	endWithNpm(() => end(0));
	// The reader of the output may have ended, for example a closed terminal; the program continues.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

	try {
		await run(mode, program, stops, end);
	} catch (error) {
		// A step that was ended on request fails too; that is not worth a line.
		if (ending) return;
		const isKnown =
			error instanceof LaunchError || error instanceof EnvError || error instanceof EmbeddedPostgresError;
		await end(
			1,
			isKnown ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error),
		);
	}
}

async function run(
	mode: Mode,
	program: ServerProgram,
	stops: (() => Promise<void>)[],
	end: (code: 0 | 1, line?: string) => Promise<void>,
): Promise<void> {
	const settings = readOrRefuse(mode);
	await checkPort(settings);
	if (keepsFiles(settings)) await prepareDataFolder(settings);
	if (settings.databaseUrl !== null) await requireDatabase(settings.databaseUrl, settings.databaseSchema);

	const starting = settings.databaseUrl === null ? startDatabase(settings) : null;
	if (starting) {
		stops.push(async () => {
			await (await starting.catch(() => null))?.stop();
		});
	}
	stops.push(async () => killChildren());
	const inspecting = mode === 'start' ? inspectBuild(settings.dataDir) : null;
	inspecting?.catch(() => {});

	const embedded = await starting;
	embedded?.ended.then((log) => end(1, `The embedded database has ended by itself:\n${log}`));
	const databaseUrl = embedded?.url ?? settings.databaseUrl;
	if (databaseUrl === null) throw new Error('There is a database by now');
	const authSecret = settings.authSecret ?? (await readOrMakeSecret(settings.dataDir));
	const env = childEnvironment(settings, databaseUrl, authSecret);

	if (!(await ensureClient(env)))
		throw new LaunchError('The database client could not be written; see the lines above');
	await prepareDatabase(settings, env);
	const serverEnv = withoutAdministrator(env);
	const found = await inspecting;
	if (found && !found.isFresh && !(await build(found, serverEnv))) {
		throw new LaunchError('The site could not be built; see the lines above');
	}

	// Nothing waits for it: the page that shows it is seldom the first.
	if (mode === 'dev') void writeApiDocument(serverEnv);

	const server = startServer(program(settings), serverEnv);
	stops.push(() => stopChild(server, serverStopsWithinMs));
	getExit(server).then((code) =>
		end(1, `The server has ended by itself (${server.signalCode ?? `code ${code}`})`),
	);
	await untilItAnswers(server, settings);
	if (server.exitCode !== null || server.signalCode !== null) return;
	await printUnshownAccounts(settings.dataDir);
	print(`Khamma Ghani is ready: ${settings.appUrl}`);
	if (settings.seedDemo && mayHostOfferDemo(settings))
		print(`To log in to the demo without a password, open ${getDemoAddress(settings, authSecret)}`);
	if (settings.appUrl !== `http://localhost:${settings.port}`) print(`It listens on port ${settings.port}`);
}

function startDatabase(settings: Settings): Promise<EmbeddedPostgres> {
	print('Starting the database…');
	const isInUse = (error: unknown) => error instanceof FolderInUseError;
	return retryWhile(isInUse, leftoversEndWithinMs.database, () =>
		startEmbeddedPostgres({ folder: dataPaths(settings).postgres, durable: true, log: print }),
	);
}
