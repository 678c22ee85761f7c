import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPicture } from '@/lib/features/member/picture-access/queries/read-picture';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { getEnv } from '@/lib/platform/env/env';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { listObjectKeys } from '@/tests/support/object-keys';
import { newObjectKey } from './object-store';
import {
	deleteMedia,
	discardPicture,
	insertMedia,
	storePicture,
	sweepOrphans,
	withNewPicture,
} from './pictures';
import { getObjectStore } from './store';

provideDatabase();

let folder: string;
let jpeg: Buffer;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'pictures '));
	process.env.DATA_DIR = folder;
	jpeg = await sharp({ create: { width: 1000, height: 800, channels: 3, background: 'orange' } })
		.jpeg()
		.toBuffer();
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => emptyTables());
afterEach(async () => {
	await rm(path.join(folder, 'media'), { recursive: true, force: true });
});

/** What tests do to a store behind its back. */
const disk = {
	async storedAt(key: string, date: Date) {
		await utimes(path.join(folder, 'media', key.slice(0, 2), key.slice(2, 4), key), date, date);
	},
	async lose() {
		await rm(path.join(folder, 'media'), { recursive: true });
	},
	async close() {
		await writeFile(path.join(folder, 'media'), 'a file where the folder should be');
	},
	async open() {
		await rm(path.join(folder, 'media'));
	},
};
const table: typeof disk = {
	async storedAt(key, date) {
		await pool.query('UPDATE "StoredObject" SET "storedAt" = $2 WHERE "key" = $1', [key, date]);
	},
	async lose() {
		await pool.query('DELETE FROM "StoredObject"');
	},
	async close() {
		await pool.query('ALTER TABLE "StoredObject" RENAME TO "Away"');
	},
	async open() {
		await pool.query('ALTER TABLE "Away" RENAME TO "StoredObject"');
	},
};
const place = () => (getEnv().picturesInDatabase ? table : disk);

async function namedByRows(): Promise<string[]> {
	const rows = await db.mediaVariant.findMany({ select: { objectKey: true } });
	return rows.map(({ objectKey }) => objectKey).sort();
}

async function uploaded(ownerId: string | null = null): Promise<string> {
	const stored = await storePicture(jpeg);
	return db.$transaction((tx) => insertMedia(tx, stored, ownerId));
}

async function newMember(
	name: string,
	more: {
		familyTreePrivacy?: 'public' | 'restricted';
		bornOn?: Date;
		bornPrecision?: 'day';
		photoId?: string;
	} = {},
) {
	const email = `${name.toLowerCase()}@example.org`;
	const { id } = await db.member.create({
		data: { name, email, emailKey: email, claimedAt: new Date(), ...more },
		select: { id: true },
	});
	return { memberId: id, isAdmin: false };
}

const ask = (mediaId: string, width = 960, ifNoneMatch: string | null = null) => ({
	mediaId,
	width,
	ifNoneMatch,
});
const notFound = { code: 'notFound' };

describe('a picture in rows and store', () => {
	it('has a row for every object and an object for every row', async () => {
		const id = await uploaded();
		const media = await db.media.findUniqueOrThrow({ where: { id }, include: { variants: true } });
		expect(media).toMatchObject({ width: 1000, height: 800, ownerId: null });
		expect(media.variants.map(({ width, height }) => [width, height]).sort()).toEqual([
			[1000, 800],
			[160, 128],
			[480, 384],
			[720, 576],
			[960, 768],
		]);
		expect(await listObjectKeys()).toEqual(await namedByRows());
		const store = await getObjectStore();
		for (const { objectKey, byteSize } of media.variants)
			expect((await store.get(objectKey))?.length).toBe(byteSize);
	});

	it('leaves nothing behind when the transaction fails', async () => {
		const stored = await storePicture(jpeg);
		await expect(
			db.$transaction(async (tx) => {
				await insertMedia(tx, stored, null);
				throw new Error('changed its mind');
			}),
		).rejects.toThrow('changed its mind');
		expect(await namedByRows()).toEqual([]);
		expect(await listObjectKeys()).toHaveLength(5);
		await discardPicture(stored);
		expect(await listObjectKeys()).toEqual([]);
	});

	it('goes from the rows first and from the store after the commit', async () => {
		const [kept, gone] = [await uploaded(), await uploaded()];
		const objects = await db.$transaction((tx) => deleteMedia(tx, [gone]));
		expect(await listObjectKeys()).toHaveLength(10);
		await discardPicture(objects);
		expect(await listObjectKeys()).toEqual(await namedByRows());
		expect(await db.media.findMany({ select: { id: true } })).toEqual([{ id: kept }]);
	});

	it('replaces another: the old one leaves the store after the commit, the new one when the write fails', async () => {
		const old = await uploaded();
		await expect(
			withNewPicture(jpeg, async (tx, stored, leave) => {
				if (stored) await insertMedia(tx, stored, null);
				leave(await deleteMedia(tx, [old]));
				expect(await listObjectKeys()).toHaveLength(10);
				throw new Error('changed its mind');
			}),
		).rejects.toThrow('changed its mind');
		expect(await listObjectKeys()).toEqual(await namedByRows());
		expect(await db.media.findMany({ select: { id: true } })).toEqual([{ id: old }]);
		const id = await withNewPicture(jpeg, async (tx, stored, leave) => {
			leave(await deleteMedia(tx, [old]));
			return stored ? insertMedia(tx, stored, null) : null;
		});
		expect(await listObjectKeys()).toEqual(await namedByRows());
		expect(await db.media.findMany({ select: { id: true } })).toEqual([{ id }]);
		expect(await withNewPicture(null, async (_tx, stored) => stored)).toBeNull();
		expect(await withNewPicture(undefined, async (_tx, stored) => stored)).toBeUndefined();
	});

	it('leaves nothing when the store cannot take it', async () => {
		await place().close();
		await expect(storePicture(jpeg)).rejects.toMatchObject({ code: 'service.unavailable' });
		expect(await db.media.count()).toBe(0);
		await place().open();
		await uploaded();
		expect(await listObjectKeys()).toHaveLength(5);
	});
});

describe('the sweep', () => {
	const hour = 3_600_000;

	it('removes old objects that no row names, and nothing else', async () => {
		await uploaded();
		const named = await namedByRows();
		const store = await getObjectStore();
		const [old, young] = [newObjectKey(), newObjectKey()];
		for (const key of [old, young]) await store.put(key, Buffer.from('half of an upload'));
		const now = new Date();
		for (const key of [old, ...named]) await place().storedAt(key, new Date(now.getTime() - 2 * hour));
		expect(await sweepOrphans({ olderThanMs: hour, now })).toBe(1);
		expect(await listObjectKeys()).toEqual([...named, young].sort());
		expect(await sweepOrphans({ olderThanMs: hour, now })).toBe(0);
	});

	it('has nothing to do in an empty store', async () => {
		expect(await sweepOrphans({ olderThanMs: hour, now: new Date() })).toBe(0);
	});
});

describe('serving a picture', () => {
	async function approvedPicture(): Promise<string> {
		const imageId = await uploaded();
		await db.blog.create({
			data: {
				title: 'Marwar',
				content: 'Words',
				author: 'Somebody',
				language: 'en',
				status: 'approved',
				approvedAt: new Date(),
				imageId,
			},
		});
		return imageId;
	}

	it('answers WebP of the next wider variant, or the widest', async () => {
		const id = await approvedPicture();
		for (const [asked, width] of [
			[1, 160],
			[160, 160],
			[161, 480],
			[640, 720],
			[721, 960],
			[9999, 1000],
		] as const) {
			const { status, headers, body } = await readPicture(null, ask(id, asked));
			expect(status).toBe(200);
			expect(headers).toMatchObject({ 'content-type': 'image/webp', 'content-disposition': 'inline' });
			expect((await sharp(body ?? undefined).metadata()).width).toBe(width);
		}
	});

	it('lets everyone keep a public one for an hour, and tells when it is still the same', async () => {
		const id = await approvedPicture();
		const { headers } = await readPicture(null, ask(id));
		expect(headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
		const { etag = '' } = headers;
		expect(etag).toMatch(/^"[\w-]{43}"$/);
		for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
			expect(await readPicture(null, ask(id, 960, known))).toMatchObject({
				status: 304,
				body: null,
			});
		expect((await readPicture(null, ask(id, 960, '"other"'))).status).toBe(200);
		expect((await readPicture(null, ask(id, 480, etag))).status).toBe(200);
	});

	it('never lets a private one be kept, nor the name in the store be seen', async () => {
		const photoId = await uploaded();
		const owner = await newMember('Veer', { photoId });
		const { headers, body } = await readPicture(owner, ask(photoId, 960, '*'));
		expect(headers['cache-control']).toBe('private, no-store');
		expect(headers.etag).toBeUndefined();
		expect(body).not.toBeNull();
		expect(JSON.stringify(headers)).not.toMatch(/[0-9a-f]{32}/);
	});

	it('is not found alike, whether it is not there, not for this reader, or lost', async () => {
		const photoId = await uploaded();
		await newMember('Veer', { photoId });
		const stranger = await newMember('Stranger');
		for (const viewer of [null, stranger]) {
			await expect(readPicture(viewer, ask(photoId))).rejects.toMatchObject(notFound);
			await expect(readPicture(viewer, ask('00000000-0000-4000-8000-000000000000'))).rejects.toMatchObject(
				notFound,
			);
		}
		const lost = await approvedPicture();
		await place().lose();
		await expect(readPicture(null, ask(lost))).rejects.toMatchObject(notFound);
	});

	it('shows the photo of a member as it is to nobody else but administrators, however public', async () => {
		const photoId = await uploaded();
		const shown = await newMember('Asha', { photoId, familyTreePrivacy: 'public' });
		const stranger = await newMember('Stranger');
		await expect(readPicture(stranger, ask(photoId))).rejects.toMatchObject(notFound);
		for (const viewer of [shown, { ...stranger, isAdmin: true }])
			expect((await readPicture(viewer, ask(photoId))).status).toBe(200);
	});
});
