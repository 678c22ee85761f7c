import { afterEach, describe, expect, it, vi } from 'vitest';
import { emailAddress } from '@/lib/core/email';
import { getEmailKey } from '@/lib/core/email-rule';
import { ownRegistration, profileChangesBody, registrationBody } from './schema';

const changes = (input: object) => profileChangesBody.parse(input);

describe('profile changes', () => {
	it('tell what is absent from what is empty', () => {
		expect(changes({})).toEqual({});
		expect(changes({ clan: '', age: '', isMarried: '', gender: ' ', mobileNumber: '', sakh: null })).toEqual({
			clan: null,
			age: null,
			isMarried: null,
			gender: null,
			mobileNumber: null,
			sakh: null,
		});
	});

	it('fall back to private when the privacy is cleared', () => {
		expect(changes({ familyTreePrivacy: '' })).toEqual({ familyTreePrivacy: 'private' });
	});

	it('hold text in one line, composed, without outer blanks', () => {
		expect(changes({ fatherName: '  Vikram \n Singh\u200b ' })).toEqual({ fatherName: 'Vikram Singh' });
		expect(changes({ clan: 'e\u0301' })).toEqual({ clan: '\u00e9' });
		expect(changes({ clan: '\u200b' })).toEqual({ clan: null });
	});

	it.each(['\u2060\u200d', '\u3164', '\u00a0\u202e', '\u093f'])(
		'take %j, which nobody sees, for nothing',
		(text) => {
			expect(changes({ clan: text })).toEqual({ clan: null });
			expect(profileChangesBody.safeParse({ name: text }).success).toBe(false);
		},
	);

	it('keep what joins letters and drop what turns their direction', () => {
		expect(changes({ clan: 'क्\u200dष \u202eabc\u2069' })).toEqual({ clan: 'क्\u200dष abc' });
		expect(changes({ clan: '🏰' })).toEqual({ clan: '🏰' });
	});

	it.each(['9876543210', '+91 98765 43210', '(0291) 254-3210'])('take %s for a number', (mobileNumber) => {
		expect(changes({ mobileNumber })).toEqual({ mobileNumber });
	});

	it.each([
		['९८७६५ ४३२१०', '98765 43210'],
		['+૯૧ ૯૮૭૬૫-૪૩૨૧૦', '+91 98765-43210'],
	])('keep the number %s as it was typed, in Latin digits', (mobileNumber, kept) => {
		expect(changes({ mobileNumber })).toEqual({ mobileNumber: kept });
	});

	it.each([
		[' 45 ', 45],
		[1, 1],
		['120', 120],
		['४५', 45],
		['૧૨૦', 120],
	])('take %j for an age', (age, read) => {
		expect(changes({ age })).toEqual({ age: read });
	});
});

describe('registration', () => {
	it('knows no field but its own', () => {
		const given = {
			name: 'A',
			email: 'a@b.org',
			password: 'neem leaf at dusk',
			photo: 'x',
			endorsements: [],
		};
		expect(registrationBody.parse(given)).toEqual({
			name: 'A',
			email: 'a@b.org',
			password: 'neem leaf at dusk',
		});
	});
});

describe('a registration of one’s own', () => {
	const fields = { name: 'Asha', email: 'asha@example.com', password: 'अखंडज्योति' };
	const refusedAt = (typed: object) =>
		ownRegistration
			.safeParse({ ...fields, ...typed })
			.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

	afterEach(() => {
		vi.useRealTimers();
	});

	it.each([
		[{}, []],
		[{ email: ' asha@example.com ', age: '18' }, []],
		[{ email: 'asha@example' }, ['email: email']],
		[{ age: '17' }, ['age: underage']],
		[{ age: '१७' }, ['age: underage']],
		[{ age: '૧૨૧' }, ['age: numberRange']],
		[{ age: ' ४५ ' }, []],
		[{ age: '0' }, ['age: numberRange']],
		[{ age: 'x' }, ['age: numberRange']],
		[{ dob: '2008-11-23' }, []],
		[{ dob: '2008-11-24' }, ['dob: underage']],
		[{ dob: '2008-11' }, ['dob: birthUnclear']],
		[{ dob: '2008' }, ['dob: birthUnclear']],
		[{ dob: '2009~' }, ['dob: underage']],
		[{ dob: '1990~' }, []],
		[{ dob: '1021' }, ['dob: birthAge']],
		[{ dob: '2999' }, ['dob: date']],
		[{ dob: '1990-02-30' }, ['dob: dayOfMonth']],
		[{ dob: '-05-17' }, ['dob: date']],
	])('with %j is refused at %j', (typed, refusals) => {
		vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
		expect(refusedAt(typed)).toEqual(refusals);
	});
});

describe('e-mail', () => {
	it.each([
		'a@b.org',
		'first.last+tag@mail.example.co.in',
		'अन्या@उदाहरण.भारत',
		"o'hara@example.org",
		'a_b-c@x-y.example',
	])('%s is one', (email) => {
		expect(emailAddress.parse(` ${email} `)).toBe(email);
	});

	it('are composed', () => {
		expect(emailAddress.parse('e\u0301@example.org')).toBe('\u00e9@example.org');
	});

	it.each([
		'a',
		'a@',
		'@b.org',
		'a@b',
		'a@b.',
		'a@b.o',
		'a@b..org',
		'a@.b.org',
		'a b@c.org',
		'a@b c.org',
		'a@b@c.org',
		'a@b.org\r\nBcc: x@y.org',
		'<a@b.org>',
		'"a"@b.org',
		'a,b@c.org',
		'a;b@c.org',
		'a\u200b@b.org',
		'a，b@c.org',
		`${'x'.repeat(65)}@b.org`,
		`a@${'x'.repeat(250)}.org`,
	])('%j is none', (email) => {
		expect(emailAddress.safeParse(email).success).toBe(false);
	});

	it('is the same however it is written', () => {
		const spellings = ['Anya@Example.org', ' anya@example.ORG ', 'ａｎｙａ@example.org'];
		expect(new Set(spellings.map(getEmailKey))).toEqual(new Set(['anya@example.org']));
	});
});
