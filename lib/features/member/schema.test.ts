import { describe, expect, it } from 'vitest';
import { emailAddress } from '@/lib/core/email';
import { emailKeyOf } from '@/lib/core/email-rule';
import { profileChangesBody, registrationBody } from './schema';

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
		expect(new Set(spellings.map(emailKeyOf))).toEqual(new Set(['anya@example.org']));
	});
});
