import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { createDiskStore } from '@/lib/platform/media/disk-store';
import { newObjectKey, type ObjectStore } from '@/lib/platform/media/object-store';
import {
	deleteMedia,
	discardPicture,
	insertMedia,
	storePicture,
	sweepOrphans,
} from '@/lib/platform/media/pictures';
import { getObjectStore } from '@/lib/platform/media/store';
import { createEmptyDatabase, provideDatabase } from '@/lib/testing/database';
import { readArchive } from './archive';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

provideDatabase();

let folder: string;
let store: ObjectStore;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'backups '));
	process.env.DATA_DIR = folder;
	store = await getObjectStore();
});

afterAll(() => rm(folder, { recursive: true }));

const log = () => {};
const databaseUrl = () => process.env.DATABASE_URL ?? '';

async function savePicture() {
	const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#a33' } })
		.png()
		.toBuffer();
	const stored = await storePicture(bytes);
	const id = await db.$transaction((tx) => insertMedia(tx, stored, null));
	return { id, keys: stored.variants.map(({ objectKey }) => objectKey) };
}

async function removePicture(id: string) {
	await discardPicture(await db.$transaction((tx) => deleteMedia(tx, [id])));
}

const isHeld = async (keys: string[]) =>
	(await Promise.all(keys.map((key) => store.get(key)))).every(Boolean);

it('holds the pictures of its moment, whatever is deleted and swept while it is made', async () => {
	const [first, second] = [await savePicture(), await savePicture()];
	const keys = [...first.keys, ...second.keys];
	const file = path.join(folder, 'meanwhile.backup');
	const swept: number[] = [];
	/** Asked for the first picture, the portal loses both. */
	const losing: ObjectStore = {
		...store,
		get: async (key) => {
			if (swept.length === 0) {
				swept.push(0);
				await removePicture(first.id);
				await removePicture(second.id);
				swept.push(await sweepOrphans({ olderThanMs: -1, now: new Date() }));
			}
			return store.get(key);
		},
	};
	const counts = await makeBackup({ databaseUrl: databaseUrl(), store: losing, file, log });
	expect(counts).toMatchObject({ pictures: keys.length, missing: 0 });
	expect(swept).toEqual([0, 0]);
	const held: string[] = [];
	await readArchive(file, {
		part: async (name) => {
			if (name.startsWith('media/')) held.push(name.slice('media/'.length));
		},
	});
	expect(held.sort()).toEqual(keys.sort());
	// Nobody needs them any more.
	expect(await isHeld(keys)).toBe(true);
	expect(await sweepOrphans({ olderThanMs: -1, now: new Date() })).toBe(keys.length);
});

it('lets pictures go at once while none is made', async () => {
	const { id, keys } = await savePicture();
	await removePicture(id);
	expect(await isHeld(keys)).toBe(false);
});

it('is one at a time', async () => {
	await savePicture();
	let second: Promise<unknown> | undefined;
	const asking: ObjectStore = {
		...store,
		get: async (key) => {
			second ??= makeBackup({ databaseUrl: databaseUrl(), store, file: path.join(folder, 'second'), log });
			await expect(second).rejects.toThrow('Another backup of this database is being made');
			return store.get(key);
		},
	};
	await makeBackup({ databaseUrl: databaseUrl(), store: asking, file: path.join(folder, 'first'), log });
});

it('tells of pictures that rows name and the store does not have', async () => {
	const { keys } = await savePicture();
	await store.remove(keys);
	const file = path.join(folder, 'missing.backup');
	expect(await makeBackup({ databaseUrl: databaseUrl(), store, file, log })).toMatchObject({
		missing: keys.length,
	});
});

it('leaves the database and the file alone when a picture cannot be put anywhere', async () => {
	await savePicture();
	const file = path.join(folder, 'for nowhere.backup');
	await makeBackup({ databaseUrl: databaseUrl(), store, file, log });
	const target = await createEmptyDatabase();
	const nowhere = createDiskStore(file);
	const restoring = restoreBackup({ databaseUrl: target, store: nowhere, file, replace: false, log });
	await expect(restoring).rejects.toThrow(/^The pictures are out of reach: ENOTDIR/);
	// The same place takes it once it can.
	const anywhere = createDiskStore(path.join(folder, 'anywhere'));
	// An object cut off by a crash of an earlier try is written anew.
	const [key = newObjectKey()] = (await db.mediaVariant.findMany()).map(({ objectKey }) => objectKey);
	await anywhere.put(key, Buffer.from('half'));
	await restoreBackup({ databaseUrl: target, store: anywhere, file, replace: false, log });
	expect((await anywhere.get(key))?.equals((await store.get(key)) ?? Buffer.alloc(0))).toBe(true);
});
