import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import { fieldErrorsOf, refusalOf } from './refusal';
import { memberTexts } from './texts';

const failure = {
	ok: false,
	status: 415,
	code: 'picture.notAPicture',
	message: 'No picture',
	errors: [],
} as const;

describe('refusalOf', () => {
	it('names each field in the summary, in the order of the page, and leaves the words at the field alone', () => {
		const refusal = refusalOf(
			'Not yet',
			[
				{ path: 'inLawState', message: 'too long' },
				{ path: 'photo', message: 'too large' },
				{ path: 'name', message: 'missing' },
			],
			memberTexts(en, 'en'),
		);
		expect(refusal.summary).toEqual([
			{ id: 'member-name', message: 'Full Name: missing' },
			{ id: 'member-photo', message: 'Profile Photo: too large' },
			{ id: 'member-inLawState', message: "In-laws' State: too long" },
		]);
		expect(refusal.errors.map(({ message }) => message)).toEqual(['missing', 'too large', 'too long']);
	});
});

describe('fieldErrorsOf', () => {
	it('puts the refusal of a picture at the photo', () => {
		expect(fieldErrorsOf({ ...failure, errors: [] })).toEqual([{ path: 'photo', message: 'No picture' }]);
	});

	it('takes the fields an answer names', () => {
		const errors = [{ path: 'email', message: 'taken' }];
		expect(fieldErrorsOf({ ...failure, code: 'email.taken', errors })).toEqual(errors);
	});
});
