import path from 'node:path';
import { pool } from '@/lib/platform/db/pool';
import { getEnv, type Settings } from '@/lib/platform/env/env';
import { createDatabaseStore } from './database-store';
import { createDiskStore } from './disk-store';
import type { ObjectStore } from './object-store';

let chosen: Promise<ObjectStore> | undefined;

/** The store that the environment names: S3, the database, or the disk. */
export function getObjectStore(): Promise<ObjectStore> {
	chosen ??= chooseObjectStore(getEnv());
	return chosen;
}

async function chooseObjectStore(env: Settings): Promise<ObjectStore> {
	return env.picturesInDatabase ? createDatabaseStore(pool) : createObjectStore(env);
}

/** S3, or the disk: what is not in the database. */
export async function createObjectStore({
	s3,
	dataDir,
}: Pick<Settings, 's3' | 'dataDir'>): Promise<ObjectStore> {
	if (!s3) return createDiskStore(path.join(/* turbopackIgnore: true */ dataDir, 'media'));
	// The SDK is large, and most portals have no bucket.
	const { createS3Store } = await import('./s3-store');
	return createS3Store(s3);
}
