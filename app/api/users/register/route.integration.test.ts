import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { GET as addressOptions } from '@/app/api/users/addressoptions/route';
import { POST as login } from '@/app/api/users/login/route';
import { GET as profile, PUT as saveProfile } from '@/app/api/users/profile/route';
import { ageOn, todayInIndia } from '@/lib/core/calendar';
import { ensureAdministrator } from '@/lib/features/account/commands/ensure-administrator';
import { registrations } from '@/lib/features/account/commands/register';
import { db } from '@/lib/platform/db/client';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { POST as register } from './route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'register-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const afterResponse = holdAfterResponse();

let count = 0;
const newEmail = () => `member${++count}@example.org`;
const registerWith = (json: object, options: CallOptions = {}) =>
	call(register, '/api/users/register', { json, ...options });
const person = (more: object = {}) => ({
	name: 'Aanya Rathore',
	email: newEmail(),
	password: 'neem leaf at dusk',
	...more,
});

const jpeg = () =>
	sharp({ create: { width: 600, height: 800, channels: 3, background: '#a33' } })
		.jpeg()
		.toBuffer();

const everyField = {
	prefix: 'Kumari',
	gender: 'Female',
	fatherName: 'Vikram Singh Rathore',
	age: '27',
	clan: 'Rathore',
	mobileNumber: '+91 98765 43210',
	education: 'MA',
	profession: 'Architect',
	isMarried: 'Yes',
	isManglik: 'No',
	villageAddress: 'Khimsar',
	ancestralResidence: 'Nagaur Haveli',
	location: 'Jaipur',
	tehsil: 'Khinvsar',
	district: 'Nagaur',
	dynasty: 'Suryavanshi',
	sakh: 'Karamsot',
	gotra: 'Gautam',
	motherClan: 'Bhati',
	lordName: 'Charbhuja',
	lordPlace: 'Merta',
	ancestorPlace: 'Mandore',
	familyGoddess: 'Nagnechiya',
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
};

function getForm(fields: Record<string, string>, photo?: Buffer): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	if (photo) form.set('photo', new File([new Uint8Array(photo)], 'me.jpg', { type: 'image/jpeg' }));
	return form;
}

describe('POST /api/users/register', () => {
	it('takes every field and a photo from a multipart form, and starts a session', async () => {
		const email = `  Aanya.${newEmail()} `;
		const form = getForm(
			{ ...everyField, name: ' Aanya   Rathore ', email, password: 'neem leaf at dusk' },
			await jpeg(),
		);
		const answer = await call(register, '/api/users/register', { form });
		expect(answer.status).toBe(201);
		const { token, user } = answer.body;
		expect(user).toMatchObject({
			...everyField,
			name: 'Aanya Rathore',
			email: email.trim(),
			age: 27,
			isMarried: true,
			isManglik: false,
			isAdmin: false,
			__v: 0,
		});
		expect(user).toMatchObject({
			photo: expect.stringMatching(/^\/api\/media\/members\/[0-9a-f-]{36}\?v=[0-9a-f]{8}$/),
		});
		const [session = '', device = ''] = answer.headers.getSetCookie();
		expect(session).toBe(
			`next-auth.session-token=${token}; Path=/; Expires=${/Expires=([^;]+)/.exec(session)?.[1]}; HttpOnly; SameSite=Lax`,
		);
		expect(device).toMatch(/^known-device=/);
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
		const own = await call(profile, '/api/users/profile', { token: String(token) });
		expect(own.body).toEqual(user);
		expect(readdirSync(dataDir, { recursive: true }).some((file) => String(file).endsWith('.webp'))).toBe(
			true,
		);
	});

	it('never answers a hash, a key or a session', async () => {
		const { text } = await registerWith(person());
		for (const secret of [
			'passwordHash',
			'argon2',
			'emailKey',
			'nameKey',
			'claimedAt',
			'neem leaf',
			'sessions',
		])
			expect(text).not.toContain(secret);
	});

	it('starts with the specified defaults when only the required fields are given', async () => {
		const { status, body } = await registerWith(person({ clan: '', age: '', isMarried: '' }));
		expect(status).toBe(201);
		expect(body.user).toMatchObject({
			familyTreePrivacy: 'private',
			isMarried: false,
			isManglik: false,
			clan: null,
			age: null,
			photo: null,
			isListed: true,
			isDeceased: false,
		});
	});

	it.each([
		[true, true],
		['true', true],
		['Yes', true],
		['yes', true],
		[false, false],
		['false', false],
		['No', false],
	])('reads isManglik %j as %j', async (sent, stored) => {
		const { body } = await registerWith(person({ isManglik: sent }));
		expect(body.user).toMatchObject({ isManglik: stored, isManglikKnown: true });
	});

	it.each([
		['isMarried,isManglik', { isMarriedKnown: false, isManglikKnown: false }],
		[['isMarried'], { isMarriedKnown: false, isManglikKnown: true }],
		['isManglik', { isMarriedKnown: true, isManglikKnown: false }],
		['', { isMarriedKnown: true, isManglikKnown: true }],
	])('does not know a No that %j names as unanswered, and responds with false', async (unanswered, known) => {
		const preset = { isMarried: 'No', isManglik: 'No', unanswered };
		const { status, body } = await registerWith(person(preset));
		expect(status).toBe(201);
		expect(body.user).toMatchObject({ isMarried: false, isManglik: false, ...known });
	});

	it('keeps a Yes that is named as unanswered', async () => {
		const { body } = await registerWith(person({ isMarried: 'Yes', unanswered: 'isMarried' }));
		expect(body.user).toMatchObject({ isMarried: true, isMarriedKnown: true });
	});

	it('refuses another field as unanswered', async () => {
		expect((await registerWith(person({ unanswered: 'clan' }))).status).toBe(400);
	});

	it('takes the consent to be listed for the statement that the member is not married', async () => {
		const preset = { isMarried: 'No', isManglik: 'No', unanswered: 'isMarried,isManglik' };
		const { body } = await registerWith(person({ ...preset, matrimonialConsent: true }));
		expect(body.user).toMatchObject({ isMarriedKnown: true, isMarried: false, isManglikKnown: false });
	});

	it('stores No where a call names neither field', async () => {
		const { body } = await registerWith(person({}));
		expect(body.user).toMatchObject({ isMarriedKnown: true, isMarried: false, isManglikKnown: true });
	});

	it.each(['NotKnown', '', null])('takes isManglik %j for not known', async (sent) => {
		const { body } = await registerWith(person({ isManglik: sent }));
		expect(body.user).toMatchObject({ isManglik: false, isManglikKnown: false });
	});

	it('keeps the age as a birth date that makes it today', async () => {
		const { body } = await registerWith(person({ age: 41 }));
		const { bornOn, bornPrecision } = await db.member.findFirstOrThrow({
			where: { id: String(Object(body.user)._id) },
			select: { bornOn: true, bornPrecision: true },
		});
		expect(bornPrecision).toBe('age');
		expect(bornOn && ageOn(bornOn, todayInIndia(new Date()))).toBe(41);
	});

	it('records the consent to the terms always, to matrimonial listing only when given', async () => {
		const without = person();
		const given = person({ matrimonialConsent: 'true' });
		await registerWith(without, { language: 'hi' });
		await registerWith(given);
		const getConsents = (email: string) =>
			db.consent.findMany({
				where: { member: { emailKey: email } },
				select: { purpose: true, language: true, textVersion: true },
				orderBy: { purpose: 'asc' },
			});
		expect(await getConsents(without.email)).toEqual([
			{ purpose: 'terms', language: 'hi', textVersion: expect.any(String) },
		]);
		expect((await getConsents(given.email)).map(({ purpose }) => purpose)).toEqual(['terms', 'matrimonial']);
		const { language } = await db.member.findUniqueOrThrow({ where: { emailKey: without.email } });
		expect(language).toBe('hi');
	});

	it.each(['public', 'private', 'restricted'])(
		'records a No to matrimonial listing of somebody %s, which holds once they are public',
		async (familyTreePrivacy) => {
			const { body } = await registerWith(person({ familyTreePrivacy, matrimonialConsent: 'No' }));
			expect(body.user).toMatchObject({ familyTreePrivacy, matrimonialConsent: false });
			const said = { memberId: String(Object(body.user)._id), purpose: 'matrimonial' } as const;
			expect(await db.consent.findMany({ where: said, select: { withdrawnAt: true } })).toEqual([
				{ withdrawnAt: expect.any(Date) },
			]);
			const json = { familyTreePrivacy: 'public' };
			const opened = await call(saveProfile, '/api/users/profile', {
				...{ method: 'PUT', token: String(body.token), json },
			});
			expect(opened.body.user).toMatchObject({ ...json, matrimonialConsent: false });
		},
	);

	it('takes nothing said for no No', async () => {
		for (const more of [{}, { matrimonialConsent: '' }]) {
			const { body } = await registerWith(person({ familyTreePrivacy: 'public', ...more }));
			expect(body.user).toMatchObject({ matrimonialConsent: true });
		}
	});

	it('answers in the language of the call', async () => {
		expect((await registerWith(person(), { language: 'hi-IN' })).body.message).toMatch(
			/\p{Script=Devanagari}/u,
		);
		expect((await registerWith(person())).body.message).toMatch(/^Your account/);
	});

	it('adds typed places to the known ones, one for both scripts', async () => {
		await registerWith(person({ tehsil: 'Osian', district: 'Jodhpur', location: 'Jodhpur' }));
		await registerWith(person({ tehsil: 'ओसियां', district: 'जोधपुर' }), { language: 'hi' });
		const english = await call(addressOptions, '/api/users/addressoptions');
		const hindi = await call(addressOptions, '/api/users/addressoptions', { language: 'hi' });
		expect(english.status).toBe(200);
		expect(english.body.districts).toContain('Jodhpur');
		expect(english.body.districts).not.toContain('जोधपुर');
		expect(hindi.body.districts).toContain('जोधपुर');
		expect(hindi.body.districts).not.toContain('Jodhpur');
		// Known in one script only.
		expect(hindi.body.locations).toContain('Jodhpur');
		expect(Object.keys(english.body).sort()).toEqual([
			'ancestralResidences',
			'districts',
			'familyGoddesses',
			'familyGods',
			'locations',
			'tehsils',
			'villageAddresses',
		]);
	});

	it('lets many at once name the same new places', async () => {
		const places = { villageAddress: 'Gajner', tehsil: 'Kolayat', district: 'Bikaner', location: 'Bikaner' };
		const answers = await Promise.all(Array.from({ length: 6 }, () => registerWith(person(places))));
		expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
		expect(await db.addressOption.count({ where: { kind: 'tehsil', en: 'Kolayat' } })).toBe(1);
	});

	describe('refuses', () => {
		it.each([
			['name', { name: '' }, 'This is required.'],
			['name', { name: '   ' }, 'This is required.'],
			['name', { name: null }, 'This is required.'],
			['name', { name: 7 }, 'This is not valid.'],
			['name', { name: 'x'.repeat(101) }, 'Write at most 100 characters.'],
			['email', { email: '' }, 'This is required.'],
			['email', { email: 'nobody' }, 'Write a valid email address, such as name@example.com.'],
			['email', { email: 'a@b' }, 'Write a valid email address, such as name@example.com.'],
			['email', { email: 'a@b.org, c@d.org' }, 'Write a valid email address, such as name@example.com.'],
			['email', { email: ['a@b.org'] }, 'This is not valid.'],
			['password', { password: '' }, 'This is required.'],
			['password', { password: 'seven77' }, 'Write at least 8 characters.'],
			['password', { password: 'x'.repeat(129) }, 'Write at most 128 characters.'],
			['age', { age: 0 }, 'Write a number from 1 to 120.'],
			['age', { age: 121 }, 'Write a number from 1 to 120.'],
			['age', { age: '-5' }, 'Write a number from 1 to 120.'],
			['age', { age: 'twenty' }, 'Write a number from 1 to 120.'],
			['age', { age: 20.5 }, 'Write a number from 1 to 120.'],
			['age', { age: { $gt: 0 } }, 'Write a number from 1 to 120.'],
			['prefix', { prefix: 'Dr' }, 'Choose one of the options.'],
			['gender', { gender: 'male' }, 'Choose one of the options.'],
			['familyTreePrivacy', { familyTreePrivacy: 'secret' }, 'Choose one of the options.'],
			['isMarried', { isMarried: 'perhaps' }, 'Choose one of the options.'],
			['clan', { clan: 'x'.repeat(81) }, 'Write at most 80 characters.'],
			['district', { district: 'x'.repeat(81) }, 'Write at most 80 characters.'],
			['mobileNumber', { mobileNumber: 'call me' }, 'Write a valid mobile number, such as +91 98765 43210.'],
			['education', { education: 'a\u0007b' }, 'This contains characters that are not allowed here.'],
			['education', { education: 'a\u0000b' }, 'This contains characters that are not allowed here.'],
			['education', { education: '\ud800' }, 'This contains characters that are not allowed here.'],
		])('a wrong %s: %j', async (field, wrong, message) => {
			const { status, body } = await registerWith(person(wrong));
			expect(status).toBe(400);
			expect(body).toMatchObject({
				code: 'input.invalid',
				message: expect.any(String),
				errors: expect.arrayContaining([{ path: field, message }]),
			});
		});

		it('a registration without anything, naming all that is missing, in both languages', async () => {
			const english = await registerWith({});
			expect(english.status).toBe(400);
			expect(english.body.errors).toEqual([
				{ path: 'name', message: 'This is required.' },
				{ path: 'email', message: 'This is required.' },
				{ path: 'password', message: 'This is required.' },
			]);
			const hindi = await registerWith({}, { language: 'hi' });
			expect(hindi.body.message).toMatch(/\p{Script=Devanagari}/u);
			expect(hindi.body.errors).toContainEqual({ path: 'name', message: 'यह जानकारी ज़रूरी है।' });
		});

		it('who is under 18', async () => {
			const young = await registerWith(person({ age: '17' }));
			expect(young.status).toBe(400);
			expect(young.body).toMatchObject({ code: 'register.underage', errors: [{ path: 'age' }] });
			expect((await registerWith(person({ age: 18 }))).status).toBe(201);
		});

		it.each(['password1', 'QwertyUiop', 'own.name'])('the password %s', async (password) => {
			const { status, body } = await registerWith(person({ email: 'own.name@example.org', password }));
			expect(status).toBe(400);
			expect(body).toMatchObject({ code: 'password.weak', errors: [{ path: 'password' }] });
		});

		it.each(['Taken@Example.org', ' taken@example.org', 'ｔaken@example.org'])(
			'an address that is taken, written as %j',
			async (email) => {
				await registerWith(person({ email: 'taken@example.org' }));
				const { status, body } = await registerWith(person({ email }));
				expect(status).toBe(409);
				expect(body).toMatchObject({
					code: 'email.taken',
					message: 'This email already exists. Please use another email.',
					errors: [{ path: 'email', message: 'This email already exists.' }],
				});
			},
		);

		it('what is no picture, whether the address is taken or not, and keeps nothing of the registration', async () => {
			const [taken, free] = [person(), person()];
			await registerWith(taken);
			const cutOff = (await jpeg()).subarray(0, 600);
			for (const photo of [Buffer.from('<svg/>'), cutOff]) {
				const answers = [taken, free].map(({ email }) => {
					const form = getForm({ name: 'Asha', email, password: 'neem leaf at dusk' }, photo);
					return call(register, '/api/users/register', { form });
				});
				for (const { status, body } of await Promise.all(answers)) {
					expect(status).toBe(415);
					expect(body).toEqual({
						code: 'picture.notAPicture',
						message: 'Please select a valid image file',
					});
				}
			}
			expect(await db.member.count({ where: { emailKey: free.email } })).toBe(0);
		});

		it('a picture of more than 5 MB', async () => {
			const form = getForm(
				{ name: 'Asha', email: newEmail(), password: 'neem leaf at dusk' },
				Buffer.concat([await jpeg(), Buffer.alloc(5 * 1024 * 1024)]),
			);
			const answer = await call(register, '/api/users/register', { form });
			expect(answer.status).toBe(413);
			expect(answer.body.message).toBe('Image size should be less than 5MB');
		});
	});

	it.each([
		['name', { name: '' }, 'यह जानकारी ज़रूरी है।'],
		['email', { email: 'nobody' }, 'सही ईमेल पता लिखें, जैसे name@example.com।'],
		['password', { password: 'seven77' }, 'कम से कम 8 अक्षर लिखें।'],
		['age', { age: 121 }, '1 से 120 के बीच की संख्या लिखें।'],
		['gender', { gender: 'male' }, 'दिए गए विकल्पों में से चुनें।'],
	])('says in Hindi what is wrong with a %s', async (field, wrong, message) => {
		const { status, body } = await registerWith(person(wrong), { language: 'hi' });
		expect(status).toBe(400);
		expect(body.errors).toEqual([{ path: field, message }]);
	});

	it('says in Hindi what is wrong with a photo', async () => {
		const getRefusal = async (photo: Buffer) => {
			const form = getForm({ name: 'Asha', email: newEmail(), password: 'neem leaf at dusk' }, photo);
			return (await call(register, '/api/users/register', { form, language: 'hi' })).body.message;
		};
		expect(await getRefusal(Buffer.from('no picture'))).toBe('कृपया एक सही चित्र फ़ाइल चुनें');
		const large = Buffer.concat([await jpeg(), Buffer.alloc(5 * 1024 * 1024)]);
		expect(await getRefusal(large)).toBe('चित्र का आकार 5MB से कम होना चाहिए');
	});

	it('of two with one address at once makes one account, and leaves no picture of the other', async () => {
		const email = newEmail();
		const photo = await jpeg();
		const webps = () =>
			readdirSync(dataDir, { recursive: true }).filter((file) => String(file).endsWith('.webp')).length;
		const before = webps();
		const twice = [0, 1].map(() =>
			call(register, '/api/users/register', {
				form: getForm({ name: 'Twin', email, password: 'neem leaf at dusk' }, photo),
			}),
		);
		const statuses = (await Promise.all(twice)).map(({ status }) => status).sort();
		expect(statuses).toEqual([201, 409]);
		expect(await db.member.count({ where: { emailKey: email } })).toBe(1);
		const variants = await db.mediaVariant.count({ where: { media: { owner: { emailKey: email } } } });
		expect(webps() - before).toBe(variants);
	});

	it('ignores what a caller must not decide', async () => {
		const { body } = await registerWith(
			person({
				isAdmin: true,
				isDeceased: true,
				_id: 'x',
				__v: 9,
				photo: '/etc/passwd',
				__proto__: { isAdmin: true },
			}),
		);
		expect(body.user).toMatchObject({ isAdmin: false, isDeceased: false, __v: 0, photo: null });
	});

	describe('with an administrator’s token', () => {
		const head = async () => {
			const email = `chief${++count}@example.org`;
			await ensureAdministrator({ email, password: 'neem leaf at dusk' });
			const session = await call(login, '/api/users/login', {
				json: { email, password: 'neem leaf at dusk' },
			});
			return { token: String(session.body.token), id: String(Object(session.body.user)._id) };
		};
		const getId = (body: Record<string, unknown>) => String(Object(body.user)._id);

		it.each(['token', 'cookie'] as const)(
			'refuses, once the session was not used for too long, what would be a registration (%s)',
			async (way) => {
				const { token, id } = await head();
				const lastSeenAt = new Date(Date.now() - 31 * 60_000);
				await db.session.updateMany({ where: { memberId: id }, data: { lastSeenAt } });
				const wanted = person();
				const refused = await registerWith(wanted, { [way]: token });
				expect(refused.status).toBe(401);
				expect(refused.body.code).toBe('auth.idle');
				expect(refused.headers.getSetCookie()).toEqual([]);
				expect(await db.member.count({ where: { email: wanted.email } })).toBe(0);
			},
		);

		it('refuses what an administrator sends with a token whose session is over', async () => {
			const { token, id } = await head();
			await db.session.deleteMany({ where: { memberId: id } });
			const wanted = person({ isAdmin: false });
			for (const ended of [token, 'no token of ours']) {
				const refused = await registerWith(wanted, { token: ended });
				expect(refused.status).toBe(401);
				expect(refused.body.code).toBe('auth.required');
			}
			expect(await db.member.count({ where: { email: wanted.email } })).toBe(0);
		});

		it('lets a visitor register whose browser still has the cookie or token of a session that is over', async () => {
			const { token, id } = await head();
			await db.session.deleteMany({ where: { memberId: id } });
			expect((await registerWith(person(), { cookie: token })).status).toBe(201);
			expect((await registerWith(person(), { token })).status).toBe(201);
		});

		it('makes an account for somebody, without becoming them, and notes it', async () => {
			const { token, id } = await head();
			const made = await registerWith(person({ isAdmin: true, matrimonialConsent: true }), { token });
			expect(made.status).toBe(201);
			expect(made.body).toEqual({
				message: 'User added successfully!',
				user: expect.objectContaining({ isAdmin: true, matrimonialConsent: false }),
			});
			expect(made.headers.get('set-cookie')).toBeNull();
			expect(await db.session.count({ where: { memberId: getId(made.body) } })).toBe(0);
			expect(await db.auditEntry.findMany({ where: { subjectId: getId(made.body) } })).toMatchObject([
				{ actorId: id, action: 'member.create', changes: { isAdmin: { from: null, to: true } } },
			]);
		});

		it('agrees to nothing for the owner of the account', async () => {
			const { token } = await head();
			const wishes = { matrimonialConsent: true, familyTreePrivacy: 'public' };
			const made = await registerWith(person(wishes), { token });
			expect(await db.consent.count({ where: { memberId: getId(made.body) } })).toBe(0);
			const refusing = await registerWith(person({ ...wishes, matrimonialConsent: false }), { token });
			expect(await db.consent.count({ where: { memberId: getId(refusing.body) } })).toBe(0);
		});

		it('takes a form with a photo, and says in Hindi that it is done', async () => {
			const { token } = await head();
			const fields = {
				name: 'Devi Singh',
				email: newEmail(),
				password: 'neem leaf at dusk',
				isAdmin: 'false',
			};
			const form = getForm(fields, await jpeg());
			const made = await call(register, '/api/users/register', { form, token, language: 'hi' });
			expect(made.status).toBe(201);
			expect(made.body).toEqual({
				message: 'सदस्य सफलतापूर्वक जोड़ा गया!',
				user: expect.objectContaining({ isAdmin: false, photo: expect.stringMatching(/^\/api\/media\//) }),
			});
		});

		it('sends the new member the welcome, whose password is the one that was set', async () => {
			const { token } = await head();
			const outbox = () => readdirSync(path.join(dataDir, 'outbox'));
			await afterResponse.run();
			const before = outbox();
			const added = person();
			await registerWith(added, { token });
			await afterResponse.run();
			const [mail] = outbox().filter((file) => !before.includes(file));
			expect(readFileSync(path.join(dataDir, 'outbox', mail ?? ''), 'utf8')).toContain(`To: ${added.email}`);
			const { email, password } = added;
			expect((await call(login, '/api/users/login', { json: { email, password } })).status).toBe(200);
		});

		it('has the same rules', async () => {
			const { token } = await head();
			for (const [more, code] of [
				[{ age: 17 }, 'register.underage'],
				[{ password: 'password123' }, 'password.weak'],
				[{ password: '' }, 'input.invalid'],
			] as const)
				expect((await registerWith(person(more), { token })).body.code).toBe(code);
		});

		it('is what a member’s token is not', async () => {
			const own = await registerWith(person());
			const { body } = await registerWith(person({ isAdmin: true }), { token: String(own.body.token) });
			expect(body.user).toMatchObject({ isAdmin: false });
			expect(body.message).not.toBe('User added successfully!');
			expect(await db.auditEntry.count({ where: { subjectId: getId(body) } })).toBe(0);
			const session = await call(profile, '/api/users/profile', { token: String(body.token) });
			expect(session.body._id).toBe(getId(body));
		});
	});

	it('sends the welcome after the answer, to the address as typed, in the language of the call', async () => {
		const outbox = () =>
			readdirSync(path.join(dataDir, 'outbox')).map((file) => path.join(dataDir, 'outbox', file));
		await afterResponse.run();
		const before = outbox();
		const { status } = await registerWith(person({ email: 'Welcome.Me@Example.org' }), { language: 'en' });
		expect(status).toBe(201);
		expect(outbox()).toEqual(before);
		await afterResponse.run();
		const [mail] = outbox().filter((file) => !before.includes(file));
		expect(readFileSync(mail ?? '', 'utf8')).toMatch(/^To: Welcome\.Me@Example\.org\r$/im);
		expect(readFileSync(mail ?? '', 'utf8')).toMatch(/^Content-Language: en\r$/m);
	});

	it('responds to all of twenty at once, of which few hold a connection to the database', async () => {
		const { all } = await db.$transaction(async (tx) => {
			// The writing of every account waits for this transaction.
			await tx.$executeRaw`LOCK TABLE "Member" IN SHARE MODE`;
			const calls = Array.from({ length: 20 }, (_, index) =>
				registerWith(person(), { address: `203.0.113.${index + 100}` }),
			);
			await vi.waitUntil(() => registrations.waiting === 16, { timeout: 4_000 });
			expect(registrations.running).toBe(4);
			expect(await db.member.count()).toBeGreaterThan(0);
			return { all: Promise.all(calls) };
		});
		expect((await all).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
		expect(registrations).toMatchObject({ running: 0, waiting: 0 });
	});

	it('sends no mail about a registration that was refused', async () => {
		await afterResponse.run();
		const before = readdirSync(path.join(dataDir, 'outbox'));
		await registerWith(person({ age: 3 }));
		await afterResponse.run();
		expect(readdirSync(path.join(dataDir, 'outbox'))).toEqual(before);
	});
});
