import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { provideDatabase } from '@/tests/support/database';
import { readPicture } from './queries/read-picture';

provideDatabase();
process.env.S3_BUCKET = 'pictures';
process.env.S3_REGION = 'us-east-1';
// Nobody listens there: what is answered without it was not read.
process.env.S3_ENDPOINT = 'http://127.0.0.1:1';
process.env.S3_PUBLIC_URL = 'https://pictures.example.org/';

const objectKey = `${'ab'.repeat(16)}.webp`;

describe('a store that browsers can reach', () => {
	it('is named for what everyone may see, and for nothing else', async () => {
		const { id } = await db.media.create({
			data: {
				width: 160,
				height: 100,
				blur: 'data:image/webp;base64,AA==',
				variants: { create: { width: 160, height: 100, byteSize: 9, objectKey } },
			},
			select: { id: true },
		});
		const read = (isAdmin: boolean) =>
			readPicture(isAdmin ? { memberId: 'administrator', isAdmin } : null, {
				mediaId: id,
				width: 480,
				ifNoneMatch: null,
			});
		await expect(read(false)).rejects.toMatchObject({ code: 'notFound' });
		await expect(read(true)).rejects.toMatchObject({ code: 'service.unavailable' });
		await db.deity.create({
			data: { images: { create: { mediaId: id, position: 0 } } },
			select: { id: true },
		});
		expect(await read(false)).toMatchObject({
			status: 307,
			headers: {
				location: `https://pictures.example.org/media/${objectKey}`,
				'cache-control': 'public, max-age=60',
			},
			body: null,
		});
	});
});
