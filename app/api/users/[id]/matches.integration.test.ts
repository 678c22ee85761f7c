// What a match of a member is shown of them, by the profile and by its picture.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as findMatches } from '@/app/api/family/matches/route';
import { GET as picture } from '@/app/api/media/[mediaId]/[width]/route';
import { GET as photo } from '@/app/api/media/members/[id]/route';
import { db } from '@/lib/platform/db/client';
import type { MemberCreateInput } from '@/lib/platform/db/generated/models';
import { insertMedia, storePicture } from '@/lib/platform/media/pictures';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeAgreed } from '@/tests/support/guardians';
import { makeSeeker } from '@/tests/support/seekers';
import { GET } from './route';

provideDatabase();

type Seeker = Awaited<ReturnType<typeof makeSeeker>>;

let folder: string;
let asha: Seeker;
let mediaId: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'matches '));
	process.env.DATA_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));

const contact = { mobileNumber: '+91 90000 12345', email: 'canary@example.org' };

beforeEach(async () => {
	await emptyTables();
	const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
		.png()
		.toBuffer();
	const stored = await storePicture(bytes);
	mediaId = await db.$transaction((tx) => insertMedia(tx, stored, null));
	asha = await makeSeeker({
		...{ name: 'Asha', gender: 'Female', clan: 'Bhati', district: 'Jaisalmer', ...contact },
		...{ fatherName: 'canary father', villageAddress: 'canary village', familyGoddess: 'canary goddess' },
		photo: { connect: { id: mediaId } },
	});
});

const read = (reader: Seeker, query = '') =>
	call(GET, `/api/users/${asha.id}${query}`, { token: reader.token, params: { id: asha.id } });
const look = (reader: Seeker, query = '') =>
	call(photo, `/api/media/members/${asha.id}${query}`, { token: reader.token, params: { id: asha.id } });
/** The photo as it was stored. */
const lookAtStored = (reader: Seeker) =>
	call(picture, `/api/media/${mediaId}/160`, { token: reader.token, params: { mediaId, width: '160' } });

async function expectNothing(reader: Seeker) {
	const answer = await read(reader);
	expect(answer.status, answer.text).toBe(404);
	expect((await look(reader)).status).toBe(404);
	expect((await lookAtStored(reader)).status).toBe(404);
}

const agree = (reader: Seeker, ended: object = {}) =>
	db.interest.create({
		data: {
			...{ fromMemberId: reader.id, toMemberId: asha.id, status: 'accepted', answeredAt: new Date() },
			...ended,
		},
	});

describe('the profile of a private member who has agreed to matches', () => {
	it('is open to a match, without contact data', async () => {
		const veer = await makeSeeker({ clan: 'Rathore' });
		const { status, body, text } = await read(veer);
		expect(status).toBe(200);
		expect(body).toMatchObject({ name: 'Asha', clan: 'Bhati', district: 'Jaisalmer', isMarried: false });
		expect(text).not.toMatch(/canary|90000/);
		expect((await look(veer)).status).toBe(200);
		expect(text).not.toContain(mediaId);
		expect((await lookAtStored(veer)).status).toBe(404);
		const matches = await call(findMatches, '/api/family/matches', { token: veer.token });
		expect(matches.text).toContain(`/api/media/members/${asha.id}`);
		expect(matches.text).not.toContain(mediaId);
	});

	it.each<[string, Partial<MemberCreateInput>]>([
		['is married', { isMarried: true }],
		['has not said whether they are', { isMarried: null }],
		['is of the same gender', { gender: 'Female' }],
		['is too young to marry', { bornOn: new Date(Date.now() - 20 * 365 * 24 * 60 * 60 * 1000) }],
		['tells no birth', { bornOn: null, bornPrecision: null }],
		['is of her own group', { clan: 'भाटी' }],
	])('is not there for a reader who %s', async (_, more) => {
		await expectNothing(await makeSeeker(more));
	});

	it.each<[string, Partial<MemberCreateInput>]>([
		['is married', { isMarried: true }],
		['has passed away', { isDeceased: true }],
	])('is not there once she %s', async (_, more) => {
		await db.member.update({ where: { id: asha.id }, data: more });
		await expectNothing(await makeSeeker());
	});

	it('is not there once she has taken the consent back', async () => {
		await db.consent.updateMany({ where: { memberId: asha.id }, data: { withdrawnAt: new Date() } });
		await expectNothing(await makeSeeker());
	});

	it('is not there where one has blocked the other, or for who has hidden her', async () => {
		const [veer, jai, ranjit] = [await makeSeeker(), await makeSeeker(), await makeSeeker()];
		await db.matchMark.createMany({
			data: [
				{ memberId: asha.id, otherId: veer.id, kind: 'blocked' },
				{ memberId: jai.id, otherId: asha.id, kind: 'blocked' },
				{ memberId: ranjit.id, otherId: asha.id, kind: 'hidden' },
			],
		});
		for (const reader of [veer, jai, ranjit]) await expectNothing(reader);
	});

	it('stays open to one whom she has hidden from her own view', async () => {
		const veer = await makeSeeker();
		await db.matchMark.create({ data: { memberId: asha.id, otherId: veer.id, kind: 'hidden' } });
		expect((await read(veer)).status).toBe(200);
	});

	it('shows family what it showed them before', async () => {
		const cousin = await makeSeeker();
		const link = { relation: 'Cousin', status: 'accepted', answeredAt: new Date() } as const;
		await db.familyRequest.create({ data: { ...link, fromMemberId: cousin.id, toMemberId: asha.id } });
		expect((await read(cousin)).body).toEqual({ _id: asha.id, name: 'Asha' });
		expect((await look(cousin)).status).toBe(404);
	});

	it('tells how to reach her only while both agree, and nothing else that is hers', async () => {
		const veer = await makeSeeker();
		const { id } = await agree(veer);
		const { status, body, text } = await read(veer);
		expect(status).toBe(200);
		expect(body).toMatchObject(contact);
		expect(text).not.toMatch(/canary (father|village|goddess)/);
		await db.interest.update({
			where: { id },
			data: { status: 'ended', endedById: asha.id, endedAt: new Date() },
		});
		expect((await read(veer)).text).not.toMatch(/canary|90000/);
	});

	it('stays open to one with whom she has agreed when she is shown in matches no more', async () => {
		const veer = await makeSeeker();
		await agree(veer);
		await db.consent.updateMany({ where: { memberId: asha.id }, data: { withdrawnAt: new Date() } });
		expect((await read(veer)).body).toMatchObject(contact);
		expect((await look(veer)).status).toBe(200);
		const other = await makeSeeker();
		await expectNothing(other);
	});

	it('tells nobody what two others have agreed to', async () => {
		await agree(await makeSeeker());
		expect((await read(await makeSeeker())).text).not.toMatch(/canary|90000/);
	});

	it('of one who says that they are under 18 is not there, no matter what was agreed to', async () => {
		const veer = await makeSeeker();
		await agree(veer);
		const bornOn = new Date(Date.now() - 16 * 365 * 24 * 60 * 60 * 1000);
		await db.member.update({ where: { id: asha.id }, data: { bornOn } });
		await expectNothing(veer);
	});

	it('is shown to a guardian of a match for them alone, and no longer than that is agreed to', async () => {
		const father = await makeLogin({ name: 'Father' });
		const veer = await makeSeeker({ clan: 'Rathore' });
		const id = await writeAgreed(veer.id, father.id);
		const { text } = await call(findMatches, `/api/family/matches?for=${veer.id}`, { token: father.token });
		expect(text).toContain(`/api/media/members/${asha.id}?v=${mediaId.slice(0, 8)}&for=${veer.id}"`);
		expect(text).not.toContain(mediaId);
		const looked = await look(father, `?for=${veer.id}`);
		expect(looked.status).toBe(200);
		expect(looked.headers.get('cache-control')).toBe('private, no-cache');
		expect(looked.headers.get('etag')).not.toBe((await look(veer)).headers.get('etag'));
		expect((await look(father)).status).toBe(404);
		const stranger = await makeLogin();
		expect((await look(stranger, `?for=${veer.id}`)).status).toBe(404);
		await db.guardianship.update({ where: { id }, data: { expiresAt: new Date() } });
		expect((await look(father, `?for=${veer.id}`)).status).toBe(404);
	});

	it('opens to a guardian as it does to the candidate, also where the guardian is family of hers', async () => {
		const father = await makeLogin({ name: 'Father' });
		const veer = await makeSeeker({ clan: 'Rathore' });
		const id = await writeAgreed(veer.id, father.id);
		const link = { relation: 'Cousin', status: 'accepted', answeredAt: new Date() } as const;
		await db.familyRequest.create({ data: { ...link, fromMemberId: father.id, toMemberId: asha.id } });
		const photoPath = `/api/media/members/${asha.id}?v=${mediaId.slice(0, 8)}`;
		const { body: shownToVeer } = await read(veer);
		expect(shownToVeer.photo).toBe(photoPath);
		const forVeer = `?for=${veer.id}`;
		expect((await read(father, forVeer)).body).toEqual({
			...shownToVeer,
			photo: `${photoPath}&for=${veer.id}`,
		});
		expect((await look(father, forVeer)).status).toBe(200);
		expect((await read(father)).body).toEqual({ _id: asha.id, name: 'Asha' });
		await db.guardianship.update({ where: { id }, data: { status: 'ended', endedAt: new Date() } });
		expect((await read(father, forVeer)).status).toBe(404);
	});

	it('shows her photo to her own guardian, as long as the agreement holds', async () => {
		const father = await makeLogin({ name: 'Father' });
		const link = { relation: 'Daughter', status: 'accepted', answeredAt: new Date() } as const;
		await db.familyRequest.create({ data: { ...link, fromMemberId: father.id, toMemberId: asha.id } });
		const id = await writeAgreed(asha.id, father.id);
		expect((await look(father)).status).toBe(404);
		expect((await look(father, `?for=${asha.id}`)).status).toBe(200);
		await db.guardianship.update({ where: { id }, data: { status: 'ended', endedAt: new Date() } });
		expect((await look(father, `?for=${asha.id}`)).status).toBe(404);
	});
});
