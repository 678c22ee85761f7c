import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as activeUsers } from '@/app/api/users/active-users/route';
import { POST as confirmEmail } from '@/app/api/users/confirm-email/route';
import { POST as logIn } from '@/app/api/users/login/route';
import { GET as profile, PUT as saveProfile } from '@/app/api/users/profile/route';
import { nameKey } from '@/lib/core/name-key';
import { searchKey } from '@/lib/core/text-folding';
import { sendConfirmation } from '@/lib/features/account/commands/confirm-email';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { sent } from '@/tests/support/sent-mails';
import { PUT } from './route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'administration-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	await afterResponse.run();
	sent.length = 0;
});

let head = { id: '', token: '' };
beforeAll(async () => {
	head = await makeLogin({ name: 'Head', isAdmin: true });
});

const save = (id: string, json: unknown, options: CallOptions = {}) =>
	call(PUT, `/api/users/${id}`, { method: 'PUT', params: { id }, token: head.token, json, ...options });
const canLogIn = async (email: string, password: string) =>
	(await call(logIn, '/api/users/login', { json: { email, password } })).status === 200;
const isLoggedIn = async (token: string) =>
	(await call(profile, '/api/users/profile', { token })).status === 200;
const getEntries = (subjectId: string) =>
	db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } });
const storedFiles = () =>
	readdirSync(dataDir, { recursive: true }).filter((file) => String(file).endsWith('.webp')).length;

const everyField = {
	name: 'Devi Singh',
	prefix: 'Thakur',
	gender: 'Male',
	age: 52,
	education: 'MA',
	profession: 'Teacher',
	location: 'Jodhpur',
	mobileNumber: '+91 98765 43210',
	fatherName: 'Mohan Singh',
	clan: 'Bhati',
	dynasty: 'Chandravanshi',
	sakh: 'Rawalot',
	gotra: 'Atri',
	motherClan: 'Sisodiya',
	isMarried: true,
	isManglik: true,
	villageAddress: 'Osian',
	ancestralResidence: 'Jaisalmer',
	tehsil: 'Osian',
	district: 'Jodhpur',
	lordName: 'Krishna',
	lordPlace: 'Mathura',
	ancestorPlace: 'Ludarva',
	familyGoddess: 'Swangiya',
	familyGod: 'Bhairav',
	marriagePlace: 'Udaipur',
	fatherInLawName: 'Arjun Singh',
	fatherInLawFatherName: 'Takht Singh',
	inLawDynasty: 'Guhilot',
	inLawSakh: 'Chundawat',
	inLawTehsil: 'Salumber',
	inLawDistrict: 'Udaipur',
	inLawState: 'Rajasthan',
	familyTreePrivacy: 'restricted',
	isListed: false,
	isDeceased: true,
};

describe('PUT /api/users/{id}', () => {
	it('writes every field, answers the whole record and keeps the search keys right', async () => {
		const { id, email } = await makeAccount({ clan: 'Rathore', clanKey: searchKey('Rathore') });
		const { status, body } = await save(id, everyField);
		expect(status).toBe(200);
		expect(body).toEqual({
			message: 'User updated successfully!',
			user: expect.objectContaining({ ...everyField, _id: id, __v: 1, email, isAdmin: false }),
		});
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({
			nameKey: nameKey('Devi Singh'),
			clanKey: searchKey('Bhati'),
			dynastyKey: searchKey('Chandravanshi'),
		});
		expect(await db.addressOption.count({ where: { kind: 'tehsil', en: 'Osian' } })).toBe(1);
	});

	it('leaves alone what is not sent, and clears what is sent empty', async () => {
		const { id } = await makeAccount({ clan: 'Rathore', location: 'Jaipur', mobileNumber: '123' });
		const { body } = await save(id, { location: 'Kota', mobileNumber: '' });
		expect(body.user).toMatchObject({ clan: 'Rathore', location: 'Kota', mobileNumber: null });
	});

	it('agrees to nothing in the member’s place', async () => {
		const { id } = await makeAccount();
		const { status, body } = await save(id, { matrimonialConsent: true });
		expect(status).toBe(200);
		expect(body.user).toMatchObject({ matrimonialConsent: false });
		expect(await db.consent.count({ where: { memberId: id } })).toBe(0);
	});

	it('lists nobody for matches, by making them public, who has said No to it while they were private', async () => {
		const terms = { purpose: 'terms', textVersion: '1', language: 'en' } as const;
		const consents = { create: [terms] };
		const [refusing, silent] = [await makeLogin({ consents }), await makeLogin({ consents })];
		const json = { matrimonialConsent: 'No' };
		const { token } = refusing;
		await call(saveProfile, '/api/users/profile', { method: 'PUT', token, json });
		const opened = async ({ id }: { id: string }) =>
			(await save(id, { familyTreePrivacy: 'public' })).body.user;
		expect(await opened(refusing)).toMatchObject({ matrimonialConsent: false });
		expect(await opened(silent)).toMatchObject({ matrimonialConsent: true });
	});

	it('takes a form with a photo, and takes a photo away', async () => {
		const { id } = await makeAccount();
		const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#a33' } })
			.jpeg()
			.toBuffer();
		const form = new FormData();
		form.set('name', 'Asha');
		form.set('isAdmin', 'false');
		form.set('password', '');
		form.set('__v', '0');
		form.set('photo', new File([new Uint8Array(picture)], 'asha.jpg', { type: 'image/jpeg' }));
		const { status, body } = await save(id, undefined, { form });
		expect(status).toBe(200);
		expect(body.user).toMatchObject({ name: 'Asha', photo: expect.stringMatching(/^\/api\/media\//) });
		expect(storedFiles()).toBeGreaterThan(0);
		expect((await save(id, { photo: '' })).body.user).toMatchObject({ photo: null });
		expect(storedFiles()).toBe(0);
	});

	it('says in Hindi that it is done', async () => {
		const { id } = await makeAccount();
		expect((await save(id, { name: 'आशा' }, { language: 'hi' })).body.message).toBe(
			'सदस्य की जानकारी सफलतापूर्वक बदल दी गई!',
		);
	});

	it('is for administrators, and says so to a visitor [users.authRequired]', async () => {
		const { id, token } = await makeLogin();
		expect((await save(id, { name: 'Me' }, { token })).status).toBe(403);
		const visitor = await call(PUT, `/api/users/${id}`, { method: 'PUT', params: { id }, json: {} });
		expect(visitor.status).toBe(401);
		expect(visitor.body.message).toBe('Authentication required');
		expect(await getEntries(id)).toEqual([]);
	});

	it('knows neither strangers nor accounts that nobody has claimed', async () => {
		const { id } = await makeAccount({ claimedAt: null, isListed: false });
		for (const absent of [id, crypto.randomUUID(), 'me', "' OR 1=1"])
			expect((await save(absent, { name: 'X', isAdmin: true })).status).toBe(404);
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({ isAdmin: false, version: 0 });
	});

	it.each([
		['name', { name: '' }],
		['name', { name: null }],
		['email', { email: '' }],
		['email', { email: 'nobody' }],
		['password', { password: 'seven77' }],
		['password', { password: 'x'.repeat(129) }],
		['password', { password: 12345678 }],
		['age', { age: 121 }],
		['isAdmin', { isAdmin: 'perhaps' }],
		['isDeceased', { isDeceased: 3 }],
		['__v', { __v: -1 }],
		['__v', { __v: 'one' }],
	])('refuses a wrong %s: %j', async (field, json) => {
		const { id } = await makeAccount();
		const { status, body } = await save(id, json);
		expect(status).toBe(400);
		expect(body.errors).toContainEqual({ path: field, message: expect.any(String) });
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({ version: 0 });
	});

	it('corrects an age below that of adults, which hides the member', async () => {
		const { id } = await makeAccount({ name: 'Sixteen', familyTreePrivacy: 'public' });
		const listed = async () =>
			(await call(activeUsers, '/api/users/active-users?limit=1000')).text.includes('Sixteen');
		expect(await listed()).toBe(true);
		expect((await save(id, { age: 16 })).body.user).toMatchObject({ age: 16 });
		expect(await listed()).toBe(false);
	});

	it('does not write over what somebody else has changed since', async () => {
		const { id } = await makeAccount();
		expect((await save(id, { __v: 0, location: 'Jaipur' })).body.user).toMatchObject({ __v: 1 });
		const stale = await save(id, { __v: 0, location: 'Kota', email: 'stale@example.org' });
		expect(stale).toMatchObject({ status: 409, body: { code: 'record.stale' } });
		expect((await save(id, { clan: 'Bhati' })).body.user).toMatchObject({ location: 'Jaipur', __v: 2 });
	});

	it('lets both of two through that say nothing of what they have read', async () => {
		const { id } = await makeAccount();
		const answers = await Promise.all([save(id, { location: 'Kota' }), save(id, { clan: 'Bhati' })]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({ location: 'Kota', clan: 'Bhati' });
	});

	it('lets one of two through that have read the same record', async () => {
		const { id } = await makeAccount();
		const both = ['Kota', 'Jaipur'].map((location) => save(id, { __v: 0, location }));
		expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
	});
});

describe('a new address', () => {
	it('is stored as typed, logs in however it is written, and ends the sessions of the old one', async () => {
		const { id, email, token } = await makeLogin();
		const { body } = await save(id, { email: ' New.Address@Example.org ' });
		expect(body.user).toMatchObject({ email: 'New.Address@Example.org' });
		expect(await isLoggedIn(token)).toBe(false);
		expect(await canLogIn('new.address@example.ORG', testPassword)).toBe(true);
		expect(await canLogIn(email, testPassword)).toBe(false);
	});

	it('is mailed to the old one, in the member’s own language, without the new one', async () => {
		const { id, email } = await makeLogin({ language: 'hi' });
		await save(id, { email: 'formerly@example.org', password: 'a well at noon' });
		expect(sent).toEqual([]);
		await afterResponse.run();
		expect(sent.map(({ to }) => to)).toEqual(['formerly@example.org', email, 'formerly@example.org']);
		expect(sent[1]).toMatchObject({
			language: 'hi',
			subject: 'आपके खाते का ईमेल पता बदल दिया गया है',
			text: expect.stringContaining('http://localhost:3000/contact'),
		});
		expect(JSON.stringify(sent[1])).not.toContain('formerly');
	});

	it('is to be confirmed, no matter what was mailed to the former one', async () => {
		const { id, token } = await makeLogin({ emailConfirmedAt: null });
		await sendConfirmation(id, { isWelcome: false, now: new Date() });
		const former = /confirm-email\/([0-9a-f]{64})/.exec(sent[0]?.text ?? '')?.[1];
		expect((await call(confirmEmail, '/', { json: { token: former } })).status).toBe(200);
		await save(id, { email: 'moved@example.org' });
		expect((await call(confirmEmail, '/', { json: { token: former } })).status).toBe(404);
		const account = () => db.member.findUniqueOrThrow({ where: { id }, select: { emailConfirmedAt: true } });
		expect(await account()).toEqual({ emailConfirmedAt: null });
		sent.length = 0;
		await afterResponse.run();
		const mail = sent.find(({ to }) => to === 'moved@example.org');
		const link = /confirm-email\/([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1];
		expect((await call(confirmEmail, '/', { json: { token: link } })).status).toBe(200);
		expect(await account()).not.toEqual({ emailConfirmedAt: null });
		expect(await isLoggedIn(token)).toBe(false);
	});

	it('that is only spelled in another way ends nothing', async () => {
		const { id, email, token } = await makeLogin();
		expect((await save(id, { email: email.toUpperCase() })).body.user).toMatchObject({
			email: email.toUpperCase(),
		});
		expect(await isLoggedIn(token)).toBe(true);
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it('is refused when somebody has it, with nothing else written', async () => {
		const other = await makeAccount();
		const { id, email } = await makeAccount();
		const { status, body } = await save(id, { email: other.email.toUpperCase(), location: 'Kota' });
		expect(status).toBe(409);
		expect(body).toMatchObject({
			code: 'email.taken',
			errors: [{ path: 'email', message: 'This email already exists.' }],
		});
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({
			email,
			location: null,
			version: 0,
		});
	});

	it('goes to one of two that are given it at once', async () => {
		const two = [await makeAccount(), await makeAccount()];
		const answers = await Promise.all(two.map(({ id }) => save(id, { email: 'wanted@example.org' })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await db.member.count({ where: { emailKey: 'wanted@example.org' } })).toBe(1);
	});

	it('makes a code worthless that was sent to the old one', async () => {
		const { id } = await makeAccount();
		await db.oneTimeCode.create({
			data: {
				memberId: id,
				purpose: 'reset',
				codeHmac: new Uint8Array(32),
				expiresAt: new Date(Date.now() + 600_000),
			},
		});
		await save(id, { name: 'Same address' });
		expect(await db.oneTimeCode.count({ where: { memberId: id, usedAt: null } })).toBe(1);
		await save(id, { email: 'elsewhere@example.org' });
		expect(await db.oneTimeCode.count({ where: { memberId: id, usedAt: null } })).toBe(0);
	});
});

describe('a new password', () => {
	it('logs in, ends every session and is mailed in the member’s own language', async () => {
		const { id, email, token } = await makeLogin({ language: 'hi' });
		expect((await save(id, { password: 'a well at noon' })).status).toBe(200);
		expect(await canLogIn(email, 'a well at noon')).toBe(true);
		expect(await canLogIn(email, testPassword)).toBe(false);
		expect(await isLoggedIn(token)).toBe(false);
		expect(sent).toEqual([]);
		await afterResponse.run();
		expect(sent).toMatchObject([{ to: email, language: 'hi' }]);
		expect(JSON.stringify(sent)).not.toContain('a well at noon');
	});

	it('frees its owner from waiting for what was tried before', async () => {
		const { id, email } = await makeAccount();
		for (let tries = 0; tries < 11; tries++) await canLogIn(email, 'a guess');
		expect(await canLogIn(email, testPassword)).toBe(false);
		await save(id, { password: 'a well at noon' });
		expect(await canLogIn(email, 'a well at noon')).toBe(true);
	});

	it.each([{ password: '' }, { password: null }, {}])('is none when left out: %j', async (json) => {
		const { id, email, token } = await makeLogin();
		expect((await save(id, { ...json, location: 'Kota' })).status).toBe(200);
		expect(await canLogIn(email, testPassword)).toBe(true);
		expect(await isLoggedIn(token)).toBe(true);
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it('is refused when it is guessed first, or is the address, also the new one', async () => {
		const { id, email } = await makeAccount();
		for (const json of [
			{ password: 'password123' },
			{ password: email },
			{ password: 'next.address', email: 'next.address@example.org' },
		])
			expect((await save(id, json)).body).toMatchObject({ code: 'password.weak' });
		expect(await canLogIn(email, testPassword)).toBe(true);
	});
});

describe('the audit log of changes', () => {
	it('holds both values of what is another now, and nothing else', async () => {
		const { id, email } = await makeAccount({
			clan: 'Rathore',
			location: 'Jaipur',
			mobileNumber: '123',
			bornOn: new Date('1990-05-17'),
			bornPrecision: 'day',
		});
		await save(id, { clan: 'Bhati', location: 'Jaipur', mobileNumber: null, email: 'log@example.org' });
		const [entry, ...others] = await getEntries(id);
		expect(others).toEqual([]);
		expect(entry).toMatchObject({ actorId: head.id, action: 'member.update', subjectType: 'member' });
		expect(entry?.changes).toEqual({
			clan: { from: 'Rathore', to: 'Bhati' },
			mobileNumber: { from: '123', to: null },
			email: { from: email, to: 'log@example.org' },
		});
	});

	it('tells that the password is another, never which', async () => {
		const { id } = await makeAccount();
		await save(id, { password: 'a well at noon', isDeceased: true });
		const [entry] = await getEntries(id);
		expect(entry?.changes).toEqual({
			password: { changed: true },
			isDeceased: { from: false, to: true },
		});
	});

	it('notes a save that changes nothing: the record was read with it', async () => {
		const { id } = await makeAccount({ location: 'Jaipur' });
		await save(id, { location: 'Jaipur' });
		expect((await getEntries(id)).map(({ changes }) => changes)).toEqual([{}]);
	});

	it('holds no change that was refused', async () => {
		const other = await makeAccount();
		const { id } = await makeAccount();
		await save(id, { email: other.email });
		expect(await getEntries(id)).toEqual([]);
	});
});
