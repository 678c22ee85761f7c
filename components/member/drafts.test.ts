import { describe, expect, it } from 'vitest';
import { type Draft, draftOf, isChanged, profileBody, readProfile, registerBody } from './drafts';

const saved: Draft = { name: 'विक्रम सिंह', clan: 'Rathore', isMarried: 'No' };
const noFile = new File([], '', { type: 'application/octet-stream' });
const photo = new File(['x'], 'me.png', { type: 'image/png' });

function form(values: Record<string, string | File>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(values)) data.append(name, value);
	return data;
}

describe('readProfile', () => {
	it('shows booleans as Yes and No, numbers as text, and leaves out what is not set', () => {
		const profile = readProfile({
			_id: '1',
			__v: 3,
			createdAt: '2026-01-01T00:00:00.000Z',
			name: 'Asha',
			email: 'asha@example.com',
			age: 34,
			isMarried: true,
			isManglik: false,
			sakh: null,
			mobileE164: '+919829012345',
			photo: '/media/1',
		});
		expect(profile).toEqual({
			id: '1',
			isHeldFromMatches: false,
			emailConfirmed: false,
			isKnownToFamily: false,
			email: 'asha@example.com',
			isEmailConfirmed: false,
			mobileE164: '+919829012345',
			values: { name: 'Asha', email: 'asha@example.com', age: '34', isMarried: 'Yes', isManglik: 'No' },
			photo: '/media/1',
		});
	});

	it('keeps apart what is a no and what is not known', () => {
		const record = { _id: '1', name: 'Asha', isManglik: false };
		expect(readProfile({ ...record, isManglikKnown: false })?.values.isManglik).toBe('NotKnown');
		expect(readProfile({ ...record, isManglikKnown: true })?.values.isManglik).toBe('No');
	});

	it.each([null, 'text', undefined, 7, {}, []])('reads no profile from %j', (answer) => {
		expect(readProfile(answer)).toBeNull();
	});
});

describe('registerBody', () => {
	it('sends what was filled in, without empty texts and without a photo that was not chosen', () => {
		const body = registerBody(form({ name: 'Asha', sakh: '', isMarried: 'No', photo: noFile }));
		expect(Object.fromEntries(body)).toEqual({ name: 'Asha', isMarried: 'No' });
	});
});

describe('profileBody', () => {
	it('sends the draft without what was unset and stayed so', () => {
		const body = profileBody(form({ ...saved, sakh: '', photo: noFile }), saved);
		expect(Object.fromEntries(body)).toEqual(saved);
	});

	it('sends an emptied field, so that it is cleared', () => {
		expect(profileBody(form({ clan: '' }), saved).get('clan')).toBe('');
	});

	it('says that the photo is to be taken away', () => {
		expect(profileBody(form({ ...saved, photo: '' }), saved).get('photo')).toBe('');
	});

	it.each([
		['neither has been touched', {}, null],
		['the answer is another', { matrimonialConsent: 'Yes' }, 'Yes'],
		['the privacy is another', { familyTreePrivacy: 'public' }, 'No'],
	])('answers whether to be shown in matches as the form says: %s', (_, touched, sent) => {
		const shown: Draft = { ...saved, familyTreePrivacy: 'private', matrimonialConsent: 'No' };
		const body = profileBody(form({ ...saved, ...shown, ...touched }), shown);
		expect(body.get('matrimonialConsent')).toBe(sent);
		expect(body.get('familyTreePrivacy')).not.toBeNull();
	});

	it('adds a chosen photo', () => {
		expect(profileBody(form({ ...saved, photo }), saved).get('photo')).toBeInstanceOf(File);
	});
});

describe('isChanged', () => {
	it('is false for a form as it was opened', () => {
		expect(isChanged(form({ ...saved, sakh: '', photo: noFile }), saved)).toBe(false);
	});

	it.each([
		['an edited field', { ...saved, clan: 'Hada' }],
		['an emptied field', { ...saved, clan: '' }],
		['a new value', { ...saved, sakh: 'Jodha' }],
		['a chosen photo', { ...saved, photo }],
		['a photo to be taken away', { ...saved, photo: '' }],
	])('is true for %s', (_, values) => {
		expect(isChanged(form(values), saved)).toBe(true);
	});
});

describe('draftOf', () => {
	it('keeps the texts of known fields', () => {
		expect(draftOf(form({ name: 'Asha', photo, unknown: 'x' }))).toEqual({ name: 'Asha' });
	});
});
