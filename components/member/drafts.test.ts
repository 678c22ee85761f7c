import { describe, expect, it } from 'vitest';
import { type Draft, draftOf, memberValues, profileChanges, registration, valuesOf } from './drafts';

const saved: Draft = { name: 'विक्रम सिंह', clan: 'Rathore', isMarried: 'No' };
const noFile = new File([], '', { type: 'application/octet-stream' });
const photo = new File(['x'], 'me.png', { type: 'image/png' });

function form(values: Record<string, string | File>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(values)) data.append(name, value);
	return data;
}

describe('valuesOf', () => {
	it('shows booleans as Yes and No, numbers as text, and leaves out what is not set', () => {
		const told = { name: 'Asha', email: 'asha@example.com', age: 34, isMarried: true, isManglik: false };
		expect(valuesOf({ ...told, sakh: null, clan: '' })).toEqual({
			...{ name: 'Asha', email: 'asha@example.com', age: '34', isMarried: 'Yes', isManglik: 'No' },
		});
	});

	it('keeps apart what is a no and what is not known', () => {
		expect(valuesOf({ isManglik: false, isManglikKnown: false }).isManglik).toBe('NotKnown');
		expect(valuesOf({ isManglik: false, isManglikKnown: true }).isManglik).toBe('No');
	});

	it('shows no answer to whether they are married before they have given one', () => {
		expect(valuesOf({ isMarried: false, isMarriedKnown: false }).isMarried).toBeUndefined();
		expect(valuesOf({ isMarried: false, isMarriedKnown: true }).isMarried).toBe('No');
	});
});

describe('a form that asks for parts of a date', () => {
	const parts = (day: string, month: string, year: string) => ({
		...{ 'dob.day': day, 'dob.month': month, 'dob.year': year },
	});

	it('is one text, in Latin digits, in drafts and bodies', () => {
		const typed = form({ name: 'Asha', ...parts('१७', '5', '१९९०') });
		expect(draftOf(typed)).toEqual({ name: 'Asha', dob: '1990-05-17' });
	});

	it('changes what is another date, and sends the age along with a date that is taken away', () => {
		const before: Draft = { dob: '1990-05', age: '36' };
		expect(profileChanges(form(parts('', '5', '1990')), before)).toEqual({});
		expect(profileChanges(form(parts('', '', '1990')), before)).toEqual({ dob: '1990' });
		expect(profileChanges(form({ ...parts('', '', ''), age: '36' }), before)).toEqual({ dob: '', age: '36' });
		expect(profileChanges(form({ ...parts('', '', ''), age: '36' }), { age: '36' })).toEqual({});
	});
});

describe('registration', () => {
	const typedAs = (values: object) =>
		registration({ ...memberValues({}), matrimonialConsent: false, ...values });

	it('sends what was filled in, without empty texts and without a photo that was not chosen', () => {
		expect(typedAs({ name: 'Asha', sakh: '', isMarried: 'No' })).toEqual({ name: 'Asha', isMarried: 'No' });
		expect(typedAs({ name: 'Asha', photo })).toEqual({ name: 'Asha', photo });
	});

	it('sends a date in one text, in Latin digits, and no age beside one that says it', () => {
		const dob = { day: '१७', month: '5', year: '१९९०', about: false };
		expect(typedAs({ dob, age: '30' })).toEqual({ dob: '1990-05-17' });
		expect(typedAs({ age: '30' })).toEqual({ age: '30' });
	});

	it('says of a marriage nothing unless they are married', () => {
		expect(typedAs({ isMarried: 'No', inLawState: 'Rajasthan' })).toEqual({ isMarried: 'No' });
		expect(typedAs({ isMarried: 'Yes', inLawState: 'Rajasthan' })).toHaveProperty('inLawState');
	});

	it('consents only where the box is ticked', () => {
		expect(typedAs({ matrimonialConsent: true })).toEqual({ matrimonialConsent: 'true' });
	});
});

describe('profileChanges', () => {
	it('sends nothing of a form that was left as it was opened', () => {
		expect(profileChanges(form({ ...saved, sakh: '', photo: noFile }), saved)).toEqual({});
	});

	it('sends a changed field alone, and an emptied one, so that it is cleared', () => {
		const typed = form({ ...saved, clan: '', sakh: 'Jodha', photo: noFile });
		expect(profileChanges(typed, saved)).toEqual({ clan: '', sakh: 'Jodha' });
	});

	it('says that the photo is to be taken away', () => {
		expect(profileChanges(form({ ...saved, photo: '' }), saved)).toEqual({ photo: '' });
	});

	it.each<[string, object, object?]>([
		['neither has been touched', {}],
		['the answer is another', { matrimonialConsent: 'Yes' }],
		['the privacy is another', { familyTreePrivacy: 'public' }, { matrimonialConsent: 'No' }],
		['both are', { familyTreePrivacy: 'public', matrimonialConsent: 'Yes' }],
	])('answers whether to be shown in matches as the form says: %s', (_, touched, along = {}) => {
		const shown: Draft = { ...saved, familyTreePrivacy: 'private', matrimonialConsent: 'No' };
		const changes = profileChanges(form({ ...saved, ...shown, ...touched }), shown);
		expect(changes).toEqual({ ...touched, ...along });
	});

	it('adds a chosen photo', () => {
		expect(profileChanges(form({ ...saved, photo }), saved)).toEqual({ photo });
	});
});

describe('what has changed', () => {
	it('is nothing in a form as it was opened', () => {
		expect(profileChanges(form({ ...saved, sakh: '', photo: noFile }), saved)).toEqual({});
	});

	it.each([
		['an edited field', { ...saved, clan: 'Hada' }],
		['an emptied field', { ...saved, clan: '' }],
		['a new value', { ...saved, sakh: 'Jodha' }],
		['a chosen photo', { ...saved, photo }],
		['a photo to be taken away', { ...saved, photo: '' }],
	])('is something with %s', (_, values) => {
		expect(profileChanges(form(values), saved)).not.toEqual({});
	});
});

describe('draftOf', () => {
	it('keeps the texts of known fields', () => {
		expect(draftOf(form({ name: 'Asha', photo, unknown: 'x' }))).toEqual({ name: 'Asha' });
	});
});
