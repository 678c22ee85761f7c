import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encode } from 'next-auth/jwt';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { GET, PUT } from './route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'profile-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (options: CallOptions) => call(GET, '/api/users/profile', options);
const save = (token: string, json: unknown, options: CallOptions = {}) =>
	call(PUT, '/api/users/profile', { method: 'PUT', token, json, ...options });
const png = (background: string) =>
	sharp({ create: { width: 900, height: 700, channels: 3, background } })
		.png()
		.toBuffer();
const photoForm = (bytes: Buffer) => {
	const form = new FormData();
	form.set('photo', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
	return form;
};
const formWith = (name: string, value: string) => {
	const form = new FormData();
	form.set(name, value);
	return form;
};
const storedFiles = () =>
	readdirSync(dataDir, { recursive: true }).filter((file) => String(file).endsWith('.webp')).length;

describe('GET /api/users/profile', () => {
	it('answers the own record, flat, and nothing that is not for the member', async () => {
		const { token, id, email } = await makeLogin({
			name: 'अन्या',
			clan: 'Rathore',
			clanKey: 'rathor',
			isMarried: null,
			bornOn: new Date('1990-05-17T00:00:00Z'),
			bornPrecision: 'day',
		});
		const { status, body, headers } = await read({ token });
		expect(status).toBe(200);
		expect(headers.get('cache-control')).toBe('private, no-store');
		expect(body).toMatchObject({
			_id: id,
			__v: 0,
			email,
			name: 'अन्या',
			clan: 'Rathore',
			isMarried: false,
			isManglik: false,
			isManglikKnown: false,
			dob: '1990-05-17',
			isAdmin: false,
			familyTreePrivacy: 'private',
			isListed: true,
		});
		expect(body.age).toBeGreaterThanOrEqual(36);
		expect(body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
		for (const hidden of [
			'id',
			'passwordHash',
			'emailKey',
			'nameKey',
			'clanKey',
			'claimedAt',
			'bornOn',
			'photoId',
			'version',
			'language',
		])
			expect(body).not.toHaveProperty(hidden);
	});

	it.each([
		['year', '1990'],
		['about', '1990~'],
		['month', '1990-01'],
		['age', null],
	] as const)('tells no more of the date of birth than is known: the %s', async (bornPrecision, dob) => {
		const { token } = await makeLogin({ bornOn: new Date('1990-01-01T00:00:00Z'), bornPrecision });
		const { body } = await read({ token });
		expect(body.dob).toBe(dob);
		expect(body.age).toBeGreaterThanOrEqual(36);
	});

	it('asks a visitor to log in, in both languages', async () => {
		const english = await read({});
		expect(english.status).toBe(401);
		expect(english.body).toEqual({ code: 'auth.required', message: 'Please login first' });
		expect((await read({ language: 'hi' })).body.message).toBe('कृपया पहले प्रवेश करें');
	});

	it('refuses tokens that are no session of ours', async () => {
		const { token, id } = await makeLogin();
		const someone = await makeLogin();
		const secret = process.env.AUTH_SECRET ?? '';
		const rows = await db.session.findMany({ where: { memberId: someone.id }, select: { id: true } });
		const foreign = { sub: id, sid: rows[0]?.id };
		const forged = [
			'nonsense',
			'a.b.c.d.e',
			token.slice(0, -2),
			await encode({ token: { sub: id, sid: crypto.randomUUID() }, secret }),
			await encode({ token: foreign, secret }),
			await encode({ token: { sub: id }, secret }),
			await encode({ token: { sub: 'x', sid: 'y' }, secret }),
			await encode({ token: { sub: id, sid: rows[0]?.id }, secret: 'some other secret of the right size' }),
		];
		for (const wrong of forged) expect((await read({ token: wrong })).status).toBe(401);
		expect((await read({ headers: { authorization: 'Basic YTpi' } })).status).toBe(401);
		expect((await read({ headers: { authorization: 'Bearer' } })).status).toBe(401);
	});

	it('refuses a session whose time is over, and one whose account is gone', async () => {
		const { token, id } = await makeLogin();
		await db.$executeRaw`UPDATE "Session" SET "createdAt" = now() - interval '31 days',
			"expiresAt" = now() - interval '1 second' WHERE "memberId" = ${id}::uuid`;
		expect((await read({ token })).status).toBe(401);
		const removed = await makeLogin();
		await db.member.delete({ where: { id: removed.id } });
		expect((await read({ token: removed.token })).status).toBe(401);
	});

	it('gives an administrator a session of twelve hours, a member one of thirty days', async () => {
		const hours = async (isAdmin: boolean) => {
			const { id } = await makeLogin({ isAdmin });
			const session = await db.session.findFirstOrThrow({ where: { memberId: id } });
			return Math.round((session.expiresAt.getTime() - session.createdAt.getTime()) / 3_600_000);
		};
		expect([await hours(true), await hours(false)]).toEqual([12, 30 * 24]);
	});
});

describe('PUT /api/users/profile', () => {
	it('takes a marriage that has ended, and refuses what contradicts it with a sentence', async () => {
		const { token } = await makeLogin({
			isMarried: true,
			bornOn: new Date('1990-05-17'),
			bornPrecision: 'day',
		});
		const former = { formerMarriage: 'widowed', formerMarriageEndedYear: '२०१९', childrenCount: '2' };
		const saved = await save(token, former);
		expect(saved.body.user).toMatchObject({
			...{ isMarried: false, isMarriedKnown: true, formerMarriage: 'widowed' },
			...{ formerMarriageEndedYear: 2019, childrenCount: 2 },
		});
		const refused = async (json: unknown, language?: string) => {
			const { status, body } = await save(token, json, language ? { language } : {});
			expect(status).toBe(400);
			return body.errors;
		};
		expect(await refused({ isMarried: 'Yes', formerMarriage: 'widowed' })).toEqual([
			{ path: 'formerMarriage', message: expect.stringContaining('widowed') },
		]);
		expect(await refused({ formerMarriageEndedYear: 1950 })).toMatchObject([
			{ path: 'formerMarriageEndedYear', message: expect.stringContaining('birth') },
		]);
		expect(await refused({ formerMarriageEndedYear: 2150 }, 'hi')).toMatchObject([
			{ path: 'formerMarriageEndedYear', message: expect.stringMatching(/\p{Script=Devanagari}/u) },
		]);
		expect(await refused({ formerMarriage: '', childrenCount: 1 })).toMatchObject([
			{ path: 'childrenCount' },
		]);
		const again = await save(token, { isMarried: 'Yes' });
		expect(again.body.user).toMatchObject({
			...{ isMarried: true, formerMarriage: null, formerMarriageEndedYear: null, childrenCount: null },
		});
	});

	it('changes what is sent, clears what is sent empty, and leaves the rest', async () => {
		const { token } = await makeLogin({ clan: 'Rathore', dynasty: 'Suryavanshi', education: 'BA' });
		const { status, body } = await save(token, {
			clan: 'Hada',
			education: '',
			profession: ' Potter ',
			isMarried: 'Yes',
		});
		expect(status).toBe(200);
		expect(body.message).toBe('Profile updated successfully!');
		expect(body.user).toMatchObject({
			clan: 'Hada',
			dynasty: 'Suryavanshi',
			education: null,
			profession: 'Potter',
			isMarried: true,
			__v: 1,
		});
		expect((await read({ token })).body).toEqual(body.user);
	});

	it('writes the name as the member does in the other script, and finds them by both spellings', async () => {
		const { token, id } = await makeLogin({ name: 'Bharat Singh' });
		const { body } = await save(token, { nameInOtherScript: 'भारत सिंघ' }, { language: 'hi' });
		expect(body.user).toMatchObject({ nameInOtherScript: 'भारत सिंघ', written: { name: 'भारत सिंघ' } });
		const { nameKey } = await db.member.findUniqueOrThrow({ where: { id }, select: { nameKey: true } });
		expect(nameKey.split(' ')).toEqual(expect.arrayContaining(searchKey('Bharat भारत सिंघ').split(' ')));
		const cleared = await save(token, { nameInOtherScript: '' }, { language: 'hi' });
		expect(cleared.body.user).toMatchObject({ nameInOtherScript: null, written: { name: 'भरत सिंह' } });
	});

	it('takes a multipart form as well, and answers in Hindi', async () => {
		const { token } = await makeLogin();
		const form = new FormData();
		form.set('name', 'मीरा कँवर');
		form.set('age', '33');
		form.set('isManglik', 'true');
		const { status, body } = await save(token, undefined, { form, language: 'hi' });
		expect(status).toBe(200);
		expect(body.message).toBe('आपकी प्रोफ़ाइल सहेज ली गई है!');
		expect(body.user).toMatchObject({ name: 'मीरा कँवर', age: 33, isManglik: true });
	});

	it('keeps not known what was sent back as it was read, and lets it be set and cleared', async () => {
		const { token, id } = await makeLogin({ isManglik: null });
		const { body: asRead } = await read({ token });
		await save(token, { ...asRead, profession: 'Potter' });
		const stored = () => db.member.findUniqueOrThrow({ where: { id }, select: { isManglik: true } });
		expect(await stored()).toEqual({ isManglik: null });
		await save(token, { ...asRead, isManglik: true });
		expect(await stored()).toEqual({ isManglik: true });
		await save(token, { isManglik: 'NotKnown' });
		expect(await stored()).toEqual({ isManglik: null });
		const { body } = await save(token, { isManglik: 'No' });
		expect(body.user).toMatchObject({ isManglik: false, isManglikKnown: true });
	});

	it('keeps the search keys with the texts they fold', async () => {
		const { token, id } = await makeLogin({ clan: 'Hada', clanKey: 'hada', dynasty: 'x', dynastyKey: 'x' });
		await save(token, { name: 'राठौड़', clan: 'राठौड़', dynasty: '' });
		const keys = await db.member.findUniqueOrThrow({
			where: { id },
			select: { nameKey: true, clanKey: true, dynastyKey: true },
		});
		expect(keys.nameKey).toMatch(/^[a-z]+$/);
		expect(keys).toEqual({ nameKey: keys.nameKey, clanKey: keys.nameKey, dynastyKey: null });
	});

	it('ignores everything that is not the member’s to write', async () => {
		const { token, id, email } = await makeLogin();
		const before = await read({ token });
		const { status, body } = await save(token, {
			_id: 'other',
			__v: 99,
			createdAt: '2001-01-01',
			endorsements: ['x'],
			weddings: [{}],
			email: 'other@example.org',
			emailKey: 'other@example.org',
			isAdmin: true,
			isDeceased: true,
			password: 'another password',
			passwordHash: 'x',
			photo: '/api/media/x',
			photoId: id,
			claimedAt: null,
			unknown: { deep: [1, 2] },
			__proto__: { isAdmin: true },
			constructor: { prototype: { isAdmin: true } },
		});
		expect(status).toBe(200);
		expect(body.user).toEqual({ ...before.body, __v: 1 });
		expect(body.user).toMatchObject({ email, isAdmin: false, isDeceased: false });
	});

	it('records when the agreement to be shown for matches is given and withdrawn', async () => {
		const { token, id } = await makeLogin();
		const agree = async (matrimonialConsent: unknown) => {
			const { body } = await save(token, { matrimonialConsent });
			return Object(body.user).matrimonialConsent;
		};
		const record = () =>
			db.consent.findMany({
				where: { memberId: id },
				select: { purpose: true, language: true, withdrawnAt: true },
				orderBy: { givenAt: 'asc' },
			});
		expect(await agree('Yes')).toBe(true);
		expect(await agree(true)).toBe(true);
		expect(await record()).toEqual([{ purpose: 'matrimonial', language: 'en', withdrawnAt: null }]);
		expect(await agree('No')).toBe(false);
		expect(await record()).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
		expect(await agree('Yes')).toBe(true);
		expect(await record()).toHaveLength(2);
		expect((await save(token, { education: 'MA' })).body.user).toMatchObject({ matrimonialConsent: true });
	});

	it.each([
		['name', { name: '' }, 'This is required.'],
		['name', { name: null }, 'This is required.'],
		['age', { age: 121 }, 'Write a number from 1 to 120.'],
		['age', { age: '0' }, 'Write a number from 1 to 120.'],
		['gender', { gender: 'Other' }, 'Choose one of the options.'],
		['isListed', { isListed: 'maybe' }, 'Choose one of the options.'],
		['matrimonialConsent', { matrimonialConsent: '' }, 'Choose one of the options.'],
		['location', { location: 'x'.repeat(81) }, 'Write at most 80 characters.'],
		['sakh', { sakh: ['a'] }, 'This is not valid.'],
		['fatherName', { fatherName: { a: 1 } }, 'This is not valid.'],
	])('refuses a wrong %s: %j, and changes nothing', async (field, wrong, message) => {
		const { token } = await makeLogin();
		const before = await read({ token });
		const { status, body } = await save(token, { education: 'MA', ...wrong });
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: 'input.invalid', errors: [{ path: field, message }] });
		expect((await read({ token })).body).toEqual(before.body);
	});

	it('leaves the birth date alone when the age is saved unchanged', async () => {
		const bornOn = new Date('1988-11-05T00:00:00Z');
		const { token, id } = await makeLogin({ bornOn, bornPrecision: 'day' });
		const getBirth = () =>
			db.member.findUniqueOrThrow({ where: { id }, select: { bornOn: true, bornPrecision: true } });
		const { body } = await read({ token });
		await save(token, { age: body.age, education: 'MA' });
		expect(await getBirth()).toEqual({ bornOn, bornPrecision: 'day' });
		const changed = await save(token, { age: Number(body.age) - 1 });
		expect(changed.body.user).toMatchObject({ age: Number(body.age) - 1 });
		expect((await getBirth()).bornPrecision).toBe('age');
		await save(token, { age: '' });
		expect(await getBirth()).toEqual({ bornOn: null, bornPrecision: null });
	});

	it('replaces the photo and leaves nothing of the old one', async () => {
		const { token, id } = await makeLogin();
		const first = await save(token, undefined, { form: photoForm(await png('#a33')) });
		expect(first.status).toBe(200);
		const filesOfOne = storedFiles();
		const second = await save(token, undefined, { form: photoForm(await png('#3a3')) });
		expect(Object(second.body.user).photo).not.toBe(Object(first.body.user).photo);
		expect(storedFiles()).toBe(filesOfOne);
		expect(await db.media.count({ where: { ownerId: id } })).toBe(1);
	});

	it.each([
		['null', { json: { photo: null } }],
		['an empty text', { form: formWith('photo', '') }],
	])('takes the photo away for %s', async (_, sent) => {
		const { token, id } = await makeLogin();
		const before = storedFiles();
		await save(token, undefined, { form: photoForm(await png('#a33')) });
		const { status, body } = await call(PUT, '/api/users/profile', { method: 'PUT', token, ...sent });
		expect(status).toBe(200);
		expect(body.user).toMatchObject({ photo: null });
		expect(await db.media.count({ where: { ownerId: id } })).toBe(0);
		expect(storedFiles()).toBe(before);
	});

	it('leaves the photo alone when its own address is sent back', async () => {
		const { token } = await makeLogin();
		const { body } = await save(token, undefined, { form: photoForm(await png('#a33')) });
		const { photo } = Object(body.user);
		expect((await save(token, { photo })).body.user).toMatchObject({ photo });
	});

	it('keeps the old photo when the new one is no picture', async () => {
		const { token } = await makeLogin();
		const first = await save(token, undefined, { form: photoForm(await png('#a33')) });
		const refused = await save(token, undefined, { form: photoForm(Buffer.from('a letter')) });
		expect(refused.status).toBe(415);
		expect(refused.body.message).toBe('Please select a valid image file');
		expect((await read({ token })).body).toEqual(first.body.user);
	});

	it('refuses a change made from an older version, and says nothing of the newer one', async () => {
		const { token } = await makeLogin({ profession: 'Farmer' });
		expect((await save(token, { version: 0, profession: 'Weaver of Osian' })).body.user).toMatchObject({
			__v: 1,
		});
		const stale = await save(token, { version: 0, profession: 'Potter', education: 'MA' });
		expect(stale).toMatchObject({ status: 409, body: { code: 'record.stale' } });
		expect(Object.keys(stale.body).sort()).toEqual(['code', 'message']);
		const { body } = await read({ token });
		expect(body).toMatchObject({ profession: 'Weaver of Osian', education: null, __v: 1 });
		expect((await save(token, { version: '1', education: 'MA' })).status).toBe(200);
	});

	it('stores no picture that comes with a change made from an older version', async () => {
		const { token, id } = await makeLogin();
		await save(token, { profession: 'Weaver' });
		const before = storedFiles();
		const form = photoForm(await png('#a33'));
		form.set('version', '0');
		expect((await save(token, undefined, { form })).status).toBe(409);
		expect(storedFiles()).toBe(before);
		expect(await db.media.count({ where: { ownerId: id } })).toBe(0);
	});

	it('lets one of two through that were made from the same version', async () => {
		const { token } = await makeLogin();
		const both = ['Weaver', 'Potter'].map((profession) => save(token, { version: 0, profession }));
		expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	it('says whether the member has said if they are married', async () => {
		const { token } = await makeLogin({ isMarried: null });
		expect((await read({ token })).body).toMatchObject({ isMarried: false, isMarriedKnown: false });
		const { body } = await save(token, { isMarried: 'No' });
		expect(body.user).toMatchObject({ isMarried: false, isMarriedKnown: true });
	});

	it('takes no No that a form only sends back for a statement about a marriage', async () => {
		const { token } = await makeLogin({ isMarried: null });
		const { body: asRead } = await read({ token });
		const { isMarried, isMarriedKnown } = asRead;
		const { body } = await save(token, { isMarried, isMarriedKnown, clan: 'Rathore' });
		expect(body.user).toMatchObject({ isMarried: false, isMarriedKnown: false, clan: 'Rathore' });
	});

	it('takes the consent to be listed for the statement that the member is not married', async () => {
		const { token } = await makeLogin({ isMarried: null });
		const { body } = await save(token, { matrimonialConsent: true });
		expect(body.user).toMatchObject({ isMarried: false, isMarriedKnown: true });
		const married = await makeLogin({ isMarried: true });
		const { body: other } = await save(married.token, { matrimonialConsent: true });
		expect(other.user).toMatchObject({ isMarried: true });
	});

	it('lets two saves at once both through, with one photo left of two', async () => {
		const { token, id } = await makeLogin();
		const before = storedFiles();
		const [red, green] = await Promise.all([png('#a33'), png('#3a3')]);
		const forms = [photoForm(red), photoForm(green)];
		forms[0]?.set('education', 'MA');
		forms[1]?.set('profession', 'Potter');
		const answers = await Promise.all(forms.map((form) => save(token, undefined, { form })));
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect((await read({ token })).body).toMatchObject({ education: 'MA', profession: 'Potter', __v: 2 });
		expect(await db.media.count({ where: { ownerId: id } })).toBe(1);
		const variants = await db.mediaVariant.count({ where: { media: { ownerId: id } } });
		expect(storedFiles() - before).toBe(variants);
	});

	it('adds a typed place to the known ones', async () => {
		const { token } = await makeLogin();
		await save(token, { villageAddress: 'Phalodi Khurd', tehsil: '!!!' });
		expect(await db.addressOption.findMany({ select: { kind: true, hi: true, en: true } })).toContainEqual({
			kind: 'villageAddress',
			hi: null,
			en: 'Phalodi Khurd',
		});
	});

	it('needs a login, and with the cookie a page of ours', async () => {
		const { token } = await makeLogin();
		const put = (options: CallOptions) =>
			call(PUT, '/api/users/profile', { method: 'PUT', json: { education: 'MA' }, ...options });
		expect((await put({})).status).toBe(401);
		expect((await put({ cookie: token })).status).toBe(200);
		expect((await put({ cookie: token, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
		expect((await put({ cookie: token, headers: { 'sec-fetch-site': 'same-site' } })).status).toBe(403);
		const bare = { cookie: `next-auth.session-token=${token}` };
		expect((await put({ headers: bare })).status).toBe(403);
		expect((await put({ headers: { ...bare, origin: 'https://evil.example' } })).status).toBe(403);
		expect((await put({ headers: { ...bare, origin: 'null' } })).status).toBe(403);
		expect((await put({ headers: { ...bare, origin: 'http://localhost:3000' } })).status).toBe(200);
		expect((await put({ token, headers: { origin: 'https://elsewhere.example' } })).status).toBe(200);
	});

	it('writes to nobody else', async () => {
		const other = await makeAccount({ education: 'BA' });
		const { token } = await makeLogin();
		await save(token, { _id: other.id, id: other.id, education: 'MA' });
		const row = await db.member.findUniqueOrThrow({ where: { id: other.id }, select: { education: true } });
		expect(row.education).toBe('BA');
	});
});
