import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { insertMedia, storePicture } from '@/lib/platform/media/pictures';
import { provideDatabase } from '@/tests/support/database';
import { GET } from './route';

provideDatabase();

let folder: string;
let publicId: string;
let privateId: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'media route '));
	process.env.DATA_DIR = folder;
	const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'orange' } })
		.png()
		.toBuffer();
	const insert = async () => {
		const stored = await storePicture(bytes);
		return db.$transaction((tx) => insertMedia(tx, stored, null));
	};
	publicId = await insert();
	privateId = await insert();
	await db.deity.create({
		data: { images: { create: { mediaId: publicId, position: 0 } } },
		select: { id: true },
	});
});
afterAll(() => rm(folder, { recursive: true }));

function get(mediaId: string, width: string, headers: Record<string, string> = {}) {
	const request = new Request(`http://localhost:3000/api/media/${mediaId}/${width}`, { headers });
	return GET(request, { params: Promise.resolve({ mediaId, width }) });
}

describe('GET /api/media/{mediaId}/{width}', () => {
	it('answers a public picture that nothing can run in', async () => {
		const answer = await get(publicId, '160');
		expect(answer.status).toBe(200);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'content-type': 'image/webp',
			'content-disposition': 'inline',
			'content-security-policy':
				"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
			'cross-origin-resource-policy': 'same-site',
			'x-content-type-options': 'nosniff',
			'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
		});
		expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 160 });
	});

	it('answers 304 to who has it', async () => {
		const etag = (await get(publicId, '160')).headers.get('etag') ?? '';
		const answer = await get(publicId, '160', { 'if-none-match': etag });
		expect(answer.status).toBe(304);
		expect(await answer.text()).toBe('');
	});

	it('answers the same 404 for what is private, unknown or no address of a picture', async () => {
		const bodies = new Set<string>();
		for (const [mediaId, width] of [
			[privateId, '160'],
			['11111111-1111-4111-8111-111111111111', '160'],
			['../../etc/passwd', '160'],
			[publicId, '0'],
			[publicId, '-1'],
			[publicId, '1e3'],
			[publicId, '99999'],
		] as const) {
			const answer = await get(mediaId, width);
			expect(answer.status).toBe(404);
			expect(answer.headers.get('cache-control') ?? '').not.toContain('public');
			bodies.add(await answer.text());
		}
		expect([...bodies]).toHaveLength(1);
	});
});
