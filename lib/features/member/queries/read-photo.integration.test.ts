// Which photo of a member goes out to whom: plain, with the reader's name in it, blurred, or none.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRelationship } from '@/lib/features/matching/queries/relationship';
import { readPicture } from '@/lib/features/member/picture-access/queries/read-picture';
import { db } from '@/lib/platform/db/client';
import type { MemberUpdateInput } from '@/lib/platform/db/generated/models';
import { insertMedia, storePicture } from '@/lib/platform/media/pictures';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { readPhoto } from './read-photo';

provideDatabase();

type Seeker = Awaited<ReturnType<typeof makeSeeker>>;

const square = 20;
const side = 400;

let folder: string;
let asha: Seeker;
let mediaId: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'photos '));
	process.env.DATA_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));

/** Grey squares beside lighter ones: of what is blurred nothing of them is left. */
async function chequered(): Promise<Buffer> {
	const pixels = Buffer.alloc(side * side);
	for (let at = 0; at < pixels.length; at++) {
		const [row, column] = [Math.floor(at / side / square), Math.floor((at % side) / square)];
		pixels[at] = (row + column) % 2 === 0 ? 70 : 190;
	}
	return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
		.png()
		.toBuffer();
}

beforeEach(async () => {
	await emptyTables();
	const stored = await storePicture(await chequered());
	mediaId = await db.$transaction((tx) => insertMedia(tx, stored, null));
	asha = await makeSeeker({ name: 'Asha', gender: 'Female', photo: { connect: { id: mediaId } } });
});

const change = (data: MemberUpdateInput) => db.member.update({ where: { id: asha.id }, data });

const ask = (reader: Seeker, ifNoneMatch: string | null = null, isAdmin = false) =>
	readPhoto(
		{ memberId: reader.id, isAdmin },
		{ memberId: asha.id, language: 'en', ifNoneMatch, now: new Date() },
		() => findRelationship(reader.id, asha.id, new Date()),
	);

async function see(reader: Seeker, isAdmin = false): Promise<Buffer> {
	const { body } = await ask(reader, null, isAdmin);
	if (!body) throw new Error('no photo');
	return body;
}

/** How much lighter the light squares are than the dark ones, in the middles of all of them; names even out. */
async function contrast(photo: Buffer): Promise<number> {
	const { data, info } = await sharp(photo)
		.resize(side, side, { fit: 'fill' })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const sums = { light: 0, dark: 0 };
	for (let row = 0; row < side / square; row++) {
		for (let column = 0; column < side / square; column++) {
			const at = (row * square + square / 2) * info.width + column * square + square / 2;
			sums[(row + column) % 2 === 0 ? 'dark' : 'light'] += data[at * info.channels] ?? 0;
		}
	}
	return (sums.light - sums.dark) / ((side / square) ** 2 / 2);
}

/** In how many of a hundred pixels two pictures differ more than another coding makes them. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
	const [a, b] = await Promise.all(
		[one, other].map((photo) =>
			sharp(photo).resize(side, side, { fit: 'fill' }).greyscale().raw().toBuffer(),
		),
	);
	if (!a || !b) throw new Error('no pixels');
	return (100 * a.filter((value, at) => Math.abs(value - (b[at] ?? 0)) > 24).length) / a.length;
}

const notFound = { code: 'notFound' };

const agree = (reader: Seeker) =>
	db.interest.create({
		data: { fromMemberId: reader.id, toMemberId: asha.id, status: 'accepted', answeredAt: new Date() },
		select: { id: true },
	});

describe('the photo of a candidate', () => {
	it('carries the name of the match who looks, another for each', async () => {
		const [veer, jai] = [await makeSeeker({ name: 'Veer Singh' }), await makeSeeker({ name: 'जय' })];
		const [plain, forVeer, forJai] = [await see(asha), await see(veer), await see(jai)];
		expect(await differing(plain, forVeer)).toBeGreaterThan(1);
		expect(await differing(plain, forJai)).toBeGreaterThan(0.5);
		expect(await differing(forVeer, forJai)).toBeGreaterThan(1);
		expect(await contrast(forVeer)).toBeGreaterThan(80);
		expect((await sharp(forVeer).metadata()).format).toBe('webp');
	});

	it('is plain for herself, her family and administrators', async () => {
		await change({ familyTreePrivacy: 'restricted', isPhotoBlurred: true });
		const [cousin, head] = [await makeSeeker({ clan: 'Bhati' }), await makeSeeker()];
		const link = { relation: 'Cousin', status: 'accepted', answeredAt: new Date() } as const;
		await db.familyRequest.create({ data: { ...link, fromMemberId: cousin.id, toMemberId: asha.id } });
		const plain = await see(asha);
		expect((await see(cousin)).equals(plain)).toBe(true);
		expect((await see(head, true)).equals(plain)).toBe(true);
	});

	it('is blurred, where she wishes so, until both agree, and again once that is ended', async () => {
		await change({ isPhotoBlurred: true });
		const [veer, jai] = [await makeSeeker({ name: 'Veer' }), await makeSeeker({ name: 'Jai' })];
		const before = await see(veer);
		expect(await contrast(before)).toBeLessThan(6);
		expect(await differing(before, await see(jai))).toBeGreaterThan(0.2);
		const sent = { fromMemberId: veer.id, toMemberId: asha.id };
		const { id } = await db.interest.create({ data: sent, select: { id: true } });
		expect(await contrast(await see(veer))).toBeLessThan(6);
		await db.interest.update({ where: { id }, data: { status: 'accepted', answeredAt: new Date() } });
		const agreed = await see(veer);
		expect(await contrast(agreed)).toBeGreaterThan(80);
		expect(await differing(await see(asha), agreed)).toBeGreaterThan(0.5);
		expect(await contrast(await see(jai))).toBeLessThan(6);
		const ended = { status: 'ended', endedById: asha.id, endedAt: new Date() } as const;
		await db.interest.update({ where: { id }, data: ended });
		expect(await contrast(await see(veer))).toBeLessThan(6);
	});

	it('is never to be had as it was stored, however the address was learnt', async () => {
		const veer = await makeSeeker();
		await agree(veer);
		await change({ familyTreePrivacy: 'public' });
		const guessed = { mediaId, width: 480, ifNoneMatch: null };
		await expect(readPicture({ memberId: veer.id, isAdmin: false }, guessed)).rejects.toMatchObject(notFound);
		await expect(readPicture(null, guessed)).rejects.toMatchObject(notFound);
	});

	it('of a public one is blurred for every member outside the family', async () => {
		await change({ familyTreePrivacy: 'public' });
		const stranger = await makeSeeker({ gender: 'Female', isMarried: true });
		expect(await contrast(await see(stranger))).toBeGreaterThan(80);
		await change({ isPhotoBlurred: true });
		expect(await contrast(await see(stranger))).toBeLessThan(6);
	});

	it('is not there for strangers, nor is that of a minor, however public', async () => {
		const stranger = await makeSeeker({ gender: 'Female' });
		await expect(ask(stranger)).rejects.toMatchObject(notFound);
		const bornOn = new Date(Date.now() - 16 * 365 * 24 * 60 * 60 * 1000);
		await change({ familyTreePrivacy: 'public', bornOn });
		await expect(ask(stranger)).rejects.toMatchObject(notFound);
		await expect(ask(await makeSeeker())).rejects.toMatchObject(notFound);
		await change({ photo: { disconnect: true } });
		await expect(ask(asha)).rejects.toMatchObject(notFound);
	});
});

describe('what a browser keeps of a photo', () => {
	it('is for this reader alone, and asked about again each time', async () => {
		const [veer, jai] = [await makeSeeker({ name: 'Veer' }), await makeSeeker({ name: 'Veer' })];
		const { headers } = await ask(veer);
		expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'image/webp' });
		const { etag = '' } = headers;
		expect(etag).not.toContain(mediaId);
		expect(await ask(veer, etag)).toMatchObject({ status: 304, body: null });
		expect((await ask(jai, etag)).status).toBe(200);
		await change({ isPhotoBlurred: true });
		expect((await ask(veer, etag)).status).toBe(200);
		await db.consent.updateMany({ where: { memberId: asha.id }, data: { withdrawnAt: new Date() } });
		await expect(ask(veer, etag)).rejects.toMatchObject(notFound);
	});
});

it('small, narrow and clear pictures and the longest name can be marked', async () => {
	const reader = await makeSeeker({ name: 'महाराजकुमारश्री '.repeat(6).slice(0, 100) });
	for (const [width, height] of [
		[1, 1],
		[30, 900],
		[900, 8],
	] as const) {
		const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
		const bytes = await sharp({ create: { width, height, channels: 4, background } })
			.png()
			.toBuffer();
		const stored = await storePicture(bytes);
		const id = await db.$transaction((tx) => insertMedia(tx, stored, null));
		for (const isPhotoBlurred of [false, true]) {
			await change({ photo: { connect: { id } }, isPhotoBlurred });
			expect((await ask(reader)).status).toBe(200);
		}
	}
});
