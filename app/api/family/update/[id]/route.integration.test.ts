import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { POST as postAnswer } from '@/app/api/family/respond-request/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { searchKey } from '@/lib/core/text-folding';
import { memberReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { addRelative } from '@/tests/support/relatives';
import { PUT } from './route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'family-update-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
holdAfterResponse();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(emptyTables);

async function add(token: string, json: unknown) {
	const { status, body, text } = await call(postAdd, '/api/family/add', { json, token });
	expect(status, text).toBe(201);
	return memberReply.parse(body).member;
}

const put = (id: string, token: string | undefined, json?: unknown, options: CallOptions = {}) =>
	call(PUT, `/api/family/update/${id}`, {
		method: 'PUT',
		params: { id },
		json,
		...(token && { token }),
		...options,
	});

async function change(id: string, token: string, json: unknown) {
	const { status, body, text } = await put(id, token, json);
	expect(status, text).toBe(200);
	return memberReply.parse(body);
}

const getMembers = async (token: string) =>
	familyTreeReply.parse((await call(getTree, '/api/family/tree', { token })).body).familyMembers;
const getCards = async (token: string) =>
	(await getMembers(token)).map(({ name, relation }) => `${name}: ${relation}`);

describe('PUT /api/family/update/{id}', () => {
	it('writes what the edit dialog sends and leaves the rest alone', async () => {
		const { token } = await makeLogin();
		const { _id } = await add(token, {
			name: 'Devi',
			relation: 'Father',
			clan: 'Bhati',
			profession: 'Farmer',
			location: 'Osian',
		});
		const { message, member } = await change(_id, token, {
			name: 'Devi Singh',
			relation: 'Father',
			profession: 'Teacher',
			dob: '1950-05-06T00:00:00.000Z',
			location: '',
			isVisible: true,
			isDeceased: true,
			mobileNumber: '+91 98765 43210',
		});
		expect(message).toBe('Family member updated successfully');
		expect(member).toMatchObject({
			_id,
			name: 'Devi Singh',
			relation: 'Father',
			profession: 'Teacher',
			dob: '1950-05-06',
			age: null,
			location: null,
			isDeceased: true,
			mobileNumber: '+91 98765 43210',
			clan: 'Bhati',
		});
		expect(await db.person.findUnique({ where: { id: _id } })).toMatchObject({
			nameKey: searchKey('Devi Singh'),
		});
	});

	it('takes a form with a photo, and takes a photo away', async () => {
		const storedFiles = () =>
			readdirSync(dataDir, { recursive: true }).filter((file) => String(file).endsWith('.webp')).length;
		const { token } = await makeLogin();
		const { _id } = await add(token, { name: 'Ram', relation: 'Brother' });
		const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
			.png()
			.toBuffer();
		const form = new FormData();
		form.set('education', 'MA');
		form.set('isMarried', 'true');
		form.set('photo', new File([new Uint8Array(bytes)], 'ram.png', { type: 'image/png' }));
		const { status, body } = await put(_id, token, undefined, { form });
		expect(status).toBe(200);
		const { member } = memberReply.parse(body);
		expect(member).toMatchObject({
			education: 'MA',
			isMarried: true,
			photo: expect.stringMatching(/^\/api\/media\//),
		});
		const files = storedFiles();
		await put(_id, token, undefined, { form });
		expect(storedFiles()).toBe(files);
		expect((await change(_id, token, { photo: '' })).member.photo).toBeNull();
		expect(storedFiles()).toBe(0);
	});

	it('moves a card where another relation is said, and leaves those together who hung on it', async () => {
		const { token } = await makeLogin({ name: 'Asha', gender: 'Female' });
		const card = await add(token, { name: 'Devi', relation: 'Brother' });
		expect((await change(card._id, token, { relation: 'Father' })).member).toMatchObject({
			_id: card._id,
			relation: 'Father',
		});
		expect(await db.person.count({ where: { kind: 'connector' } })).toBe(0);
		await add(token, { name: 'Mohan', relation: 'Grandfather' });
		await change(card._id, token, { relation: 'Uncle' });
		expect(await getCards(token)).toEqual(['Asha: Me', 'Devi: Uncle', 'Mohan: Grandfather']);
		const taken = await add(token, { name: 'New', relation: 'Father' });
		const { status, body } = await put(card._id, token, { relation: 'Father' });
		expect([status, body.code]).toEqual([409, 'family.secondFather']);
		const moved = await change(card._id, token, { relation: 'Brother', relatedToMemberId: taken._id });
		expect(moved.member.relation).toBe('Uncle');
	});

	it('takes the word of the form for that of the tree', async () => {
		const { token } = await makeLogin({ gender: 'Male' });
		const wife = await add(token, { name: 'Sita', relation: 'Wife' });
		const links = await db.union.findMany();
		await change(wife._id, token, { name: 'Sita Kanwar', relation: 'Spouse' });
		expect(await db.union.findMany()).toEqual(links);
	});

	it('checks the new date of birth and sex against the family', async () => {
		const { token } = await makeLogin({ gender: 'Male' });
		const son = await add(token, { name: 'Son', relation: 'Son', dob: '1990' });
		const wife = await add(token, { name: 'Wife', relation: 'Wife' });
		const late = await put(wife._id, token, { dob: '1991-01-01' });
		expect([late.status, late.body.code]).toEqual([400, 'family.parentYounger']);
		const odd = await change(wife._id, token, { dob: '1981-01-01' });
		expect(odd.warnings.map(({ code }) => code)).toEqual(['parentVeryYoung']);
		const man = await put(wife._id, token, { gender: 'Male' });
		expect([man.status, man.body.code]).toEqual([400, 'family.genderMismatch']);
		expect((await change(son._id, token, { gender: 'Female' })).member.relation).toBe('Daughter');
		expect((await put(son._id, token, { dob: '2999-01-01' })).status).toBe(400);
	});

	it('lets nobody be born after their death, and forgets the death of who lives after all', async () => {
		const { token } = await makeLogin({ gender: 'Male' });
		const { _id: id } = await add(token, { name: 'Bhim', relation: 'Grandfather', dob: '1900-02-03' });
		await db.person.update({ where: { id }, data: { isDeceased: true, diedOn: new Date('1960-05-06') } });
		const late = await put(id, token, { dob: '1960-05-07' });
		expect([late.status, late.body.code]).toEqual([400, 'input.invalid']);
		// The age of who has passed away says nothing of their birth.
		await change(id, token, { age: 1 });
		await change(id, token, { isDeceased: 'Yes', age: 2 });
		const read = { where: { id }, select: { bornOn: true, diedOn: true } };
		expect(await db.person.findUnique(read)).toEqual({
			bornOn: new Date('1900-02-03'),
			diedOn: new Date('1960-05-06'),
		});
		await change(id, token, { isDeceased: 'No', dob: '1980-01-01' });
		expect(await db.person.findUnique(read)).toEqual({ bornOn: new Date('1980-01-01'), diedOn: null });
	});

	it('takes as much of the dates as is known', async () => {
		const { token } = await makeLogin({ gender: 'Male' });
		const { _id: id } = await add(token, {
			name: 'Bhim',
			relation: 'Grandfather',
			dob: '1921',
			dod: '1998~',
		});
		const getLife = async (json: unknown) => {
			const { dob, dod, age, isDeceased } = (await change(id, token, json)).member;
			return [dob, dod, age, isDeceased];
		};
		expect(await getLife({})).toEqual(['1921', '1998~', 77, true]);
		expect(await getLife({ dob: '1921-03', dod: '1998-02-03' })).toEqual(['1921-03', '1998-02-03', 76, true]);
		expect(await getLife({ dob: '1921~', dod: '' })).toEqual(['1921~', null, null, true]);
		const early = await put(id, token, { dod: '1910' });
		expect([early.status, early.body.errors]).toEqual([400, [expect.objectContaining({ path: 'dod' })]]);
		for (const dob of ['1921-02-30', 'about 1921', '21', '0500'])
			expect([dob, (await put(id, token, { dob })).status]).toEqual([dob, 400]);
		expect(await getLife({ isDeceased: false })).toEqual(['1921~', null, expect.any(Number), false]);
	});

	it('keeps an age that is known when somebody is marked as deceased', async () => {
		const { token } = await makeLogin({ gender: 'Male' });
		const living = await add(token, { name: 'Bhim', relation: 'Grandfather', age: 80 });
		const { member } = await change(living._id, token, { isDeceased: true });
		expect(member).toMatchObject({ age: 80, isDeceased: true, dob: expect.stringMatching(/^19\d\d~$/) });
		const gone = await add(token, { name: 'Sita', relation: 'Grandmother', age: 77, isDeceased: true });
		expect(gone).toMatchObject({ age: 77, dob: null, isDeceased: true });
		expect((await change(gone._id, token, { dod: '1998' })).member).toMatchObject({ age: 77, dob: '1921~' });
		expect((await change(living._id, token, { isDeceased: false })).member).toMatchObject({
			age: 80,
			dob: null,
		});
	});

	it('writes nothing over what has been changed since it was read', async () => {
		const { token } = await makeLogin();
		const card = await add(token, { name: 'Ram', relation: 'Brother' });
		const both = await Promise.all([
			put(card._id, token, { name: 'One', __v: card.__v }),
			put(card._id, token, { name: 'Two', __v: card.__v }),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		const stale = both.find(({ status }) => status === 409)?.body;
		expect(stale?.code).toBe('record.stale');
		expect(Object.keys(stale ?? {}).sort()).toEqual(['code', 'message']);
	});

	it('leaves their own profile to who has an account, and their place to the tree’s owner', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const veer = await makeLogin({
			name: 'Veer',
			gender: 'Male',
			profession: 'Pilot',
			familyTreePrivacy: 'restricted',
		});
		const { _id, requestId } = await add(asha.token, { relation: 'Brother', familyMemberId: veer.id });
		await call(postAnswer, '/api/family/respond-request', {
			json: { requestId, response: 'accept' },
			token: veer.token,
		});
		const shown = (await getMembers(asha.token)).find((member) => member._id === _id);
		for (const words of [
			{ name: 'Other' },
			{ profession: 'Thief' },
			{ dob: '1990-01-01' },
			{ isDeceased: true },
			{ photo: '', name: 'Other' },
		]) {
			const { status, body } = await put(_id, asha.token, words);
			expect([status, body.code], JSON.stringify(words)).toEqual([403, 'family.ownProfile']);
		}
		const dialog = {
			name: 'Veer',
			profession: 'Pilot',
			dob: '',
			location: '',
			isDeceased: false,
			mobileNumber: '',
		};
		const moved = await change(_id, asha.token, { ...dialog, relation: 'Father', isVisible: false });
		expect(moved.member).toMatchObject({ relation: 'Father', isVisible: false, isProfileLinked: true });
		expect(shown?.profession).toBe('Pilot');
		expect(await getCards(asha.token)).toEqual(['Asha: Me']);
		expect((await change(_id, asha.token, { isVisible: true })).member.isVisible).toBe(true);
		expect(await db.member.findUnique({ where: { id: veer.id } })).toMatchObject({
			name: 'Veer',
			profession: 'Pilot',
			version: 0,
		});
	});

	it('is the adder’s to correct until the relative has claimed the account', async () => {
		const { id, token } = await makeLogin({ name: 'Adder' });
		const relative = await addRelative({ id }, { name: 'Meera', relation: 'Sister' });
		expect((await change(relative.personId, token, { name: 'Meera Kanwar' })).member.name).toBe(
			'Meera Kanwar',
		);
		await db.member.update({ where: { id: relative.id }, data: { claimedAt: new Date() } });
		const { status, body } = await put(relative.personId, token, { name: 'Thief' });
		expect([status, body.code]).toEqual([403, 'family.ownProfile']);
		expect(await db.member.findUnique({ where: { id: relative.id } })).toMatchObject({ name: 'Meera' });
	});

	it('never changes Me', async () => {
		const { token } = await makeLogin();
		const me = (await getMembers(token))[0]?._id ?? '';
		const { status, body } = await put(me, token, { name: 'Other' });
		expect([status, body.code]).toEqual([403, 'family.ownCard']);
	});

	it('is for the tree’s owner, and for administrators, who leave a note', async () => {
		const { token } = await makeLogin();
		const { _id } = await add(token, { name: 'Ram', relation: 'Brother' });
		expect((await put(_id, undefined, { name: 'X' })).status).toBe(401);
		const stranger = await makeLogin();
		for (const absent of [_id, crypto.randomUUID(), 'one'])
			expect((await put(absent, stranger.token, { name: 'X' })).status).toBe(404);
		expect((await put(_id, token, { name: '' })).status).toBe(400);
		const head = await makeLogin({ isAdmin: true });
		expect((await change(_id, head.token, { name: 'Ram Singh' })).member.name).toBe('Ram Singh');
		expect(await db.auditEntry.findMany({ where: { subjectId: _id } })).toEqual([
			expect.objectContaining({
				actorId: head.id,
				action: 'person.update',
				changes: { name: { from: expect.any(String), to: 'Ram Singh' } },
			}),
		]);
		expect(await db.auditEntry.count()).toBe(1);
	});
});
