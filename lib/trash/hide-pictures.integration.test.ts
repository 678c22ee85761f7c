import { expect, it, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { tidyUp } from '@/lib/housekeeping/commands';
import { newObjectKey, type ObjectStore, storeUnavailable } from '@/lib/media/object-store';
import { provideDatabase } from '@/lib/testing/database';
import { hidePictures } from './hide-pictures';

provideDatabase();
process.env.S3_BUCKET = 'pictures';
process.env.S3_REGION = 'us-east-1';
process.env.S3_PUBLIC_URL = 'https://pictures.example.org/';

const held = new Map<string, Buffer<ArrayBuffer>>();
let isAway = false;

vi.mock('@/lib/media/store', () => ({ getObjectStore: async () => store }));

const store: ObjectStore = {
	put: async (key, bytes) => void held.set(key, Buffer.from(bytes)),
	get: async (key) => {
		if (isAway) throw storeUnavailable(new Error('ECONNREFUSED'));
		return held.get(key) ?? null;
	},
	remove: async (keys) => {
		for (const key of keys) held.delete(key);
	},
	list: async () => ({ objects: [], next: null }),
	check: async () => {},
};

it('leads known addresses of deleted pictures nowhere, later where the store was away, and once', async () => {
	const now = new Date();
	const known = newObjectKey();
	held.set(known, Buffer.from('picture'));
	const { id: mediaId } = await db.media.create({
		data: {
			...{ width: 160, height: 100, blur: 'data:image/webp;base64,AA==' },
			variants: { create: { width: 160, height: 100, byteSize: 7, objectKey: known } },
		},
		select: { id: true },
	});
	const subjectId = crypto.randomUUID();
	await db.trashEntry.create({
		data: { kind: 'blog', subjectId, name: 'x', rows: { taken: {} }, mediaIds: [mediaId], deletedAt: now },
	});
	const nameOf = async () => (await db.mediaVariant.findFirstOrThrow({ where: { mediaId } })).objectKey;

	isAway = true;
	await expect(hidePictures(subjectId)).rejects.toMatchObject({ code: 'service.unavailable' });
	expect(await tidyUp(now)).toMatchObject({ hidden: null });
	expect(await nameOf()).toBe(known);
	isAway = false;
	expect(await tidyUp(now)).toMatchObject({ hidden: 1 });
	const hidden = await nameOf();
	expect([...held.keys()]).toEqual([hidden]);
	expect(hidden).not.toBe(known);
	expect(await tidyUp(now)).toMatchObject({ hidden: 0 });
	await hidePictures(subjectId);
	expect(await nameOf()).toBe(hidden);
});
