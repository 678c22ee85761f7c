// What npm run backup and npm run restore have in common: the portal's database and pictures, wherever they are.
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BackupError } from '@/lib/platform/backup/backup-error';
import { EmbeddedPostgresError, FolderInUseError } from '@/lib/platform/db/embedded/error';
import { findRunningPostgres, startEmbeddedPostgres } from '@/lib/platform/db/embedded-postgres';
import { requireDatabase } from '@/lib/platform/db/require-database';
import { urlInSchema } from '@/lib/platform/env/database-schema.mjs';
import { EnvError, type Settings } from '@/lib/platform/env/env';
import type { ObjectStore } from '@/lib/platform/media/object-store';
import { createObjectStore } from '@/lib/platform/media/store';
import { dataPaths } from './data-paths';
import { print, printError } from './print';
import { readOrRefuse } from './settings';

export interface Target {
	/** Leads to `schema`. */
	databaseUrl: string;
	schema: string;
	store: ObjectStore | 'database';
}

/** How long a portal that is just being started may take until its database can be reached. */
const startingTakesAtMostMs = 30_000;
const pollMs = 200;

/**
 * Runs a command on the portal's database and pictures and ends this process, with one line when something has to be
 * put right first. SIGINT, SIGTERM and SIGHUP end it too, after it has deleted unfinished files.
 */
export async function runOnTarget(command: (settings: Settings) => Promise<void>): Promise<never> {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
	try {
		await command(readOrRefuse('start'));
		process.exit(0);
	} catch (error) {
		const isKnown =
			error instanceof BackupError || error instanceof EnvError || error instanceof EmbeddedPostgresError;
		printError(
			isKnown ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error),
		);
		process.exit(1);
	}
}

/** The absolute path of a file named on the command line: npm runs scripts in the project's folder, not in the caller's. */
export function resolveFile(name: string): string {
	return path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
}

/** The database to be read: the one that is named, the embedded one of a portal that runs, or else started for this. */
export async function withTargetToRead(
	settings: Settings,
	work: (target: Target) => Promise<void>,
): Promise<void> {
	const store = await getStore(settings);
	const schema = settings.databaseSchema;
	const databaseUrl = settings.directDatabaseUrl ?? settings.databaseUrl;
	if (databaseUrl !== null) {
		await requireDatabase(databaseUrl, schema);
		return work({ databaseUrl, schema, store });
	}
	const folder = dataPaths(settings).postgres;
	if (!existsSync(folder))
		throw new BackupError(`There is nothing to back up: no database in ${settings.dataDir}`);
	const inSchema = (url: string) => ({ databaseUrl: urlInSchema(url, schema), schema, store });
	const deadline = Date.now() + startingTakesAtMostMs;
	for (;;) {
		try {
			return await withOwnServer(folder, (url) => work(inSchema(url)));
		} catch (error) {
			if (!(error instanceof FolderInUseError)) throw error;
			const url = await findRunningPostgres(folder);
			if (url !== null) return work(inSchema(url));
			if (Date.now() > deadline) throw error;
			await sleep(pollMs);
		}
	}
}

/** The database to be written, which nobody else uses meanwhile. */
export async function withTargetToWrite(
	settings: Settings,
	work: (target: Target) => Promise<void>,
): Promise<void> {
	const store = await getStore(settings);
	const schema = settings.databaseSchema;
	const databaseUrl = settings.directDatabaseUrl ?? settings.databaseUrl;
	if (databaseUrl !== null) {
		await requireDatabase(databaseUrl, schema);
		return work({ databaseUrl, schema, store });
	}
	try {
		await withOwnServer(dataPaths(settings).postgres, async (url) => {
			// First: a start that trusts the note would not migrate what a restore that is killed has put there.
			await fs.rm(dataPaths(settings).preparedFrom, { force: true });
			await work({ databaseUrl: urlInSchema(url, schema), schema, store });
		});
	} catch (error) {
		if (error instanceof FolderInUseError) throw new BackupError(`${error.message}: stop it first`);
		throw error;
	}
}

async function getStore(settings: Settings): Promise<Target['store']> {
	return settings.picturesInDatabase ? 'database' : createObjectStore(settings);
}

async function withOwnServer(folder: string, work: (databaseUrl: string) => Promise<void>): Promise<void> {
	const server = await startEmbeddedPostgres({ folder, durable: true, log: print });
	try {
		await work(server.url);
	} finally {
		await server.stop();
	}
}
