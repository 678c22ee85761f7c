import { describe, expect, it } from 'vitest';
import {
	type Draft,
	getValues,
	type MemberValues,
	memberValues,
	profileChanges,
	registration,
} from './drafts';

const saved: Draft = { name: 'विक्रम सिंह', clan: 'Rathore', isMarried: 'No' };
const photo = new File(['x'], 'me.png', { type: 'image/png' });

describe('valuesOf', () => {
	it('shows booleans as Yes and No, numbers as text, and leaves out what is not set', () => {
		const fields = { name: 'Asha', email: 'asha@example.com', age: 34, isMarried: true, isManglik: false };
		expect(getValues({ ...fields, sakh: null, clan: '' })).toEqual({
			...{ name: 'Asha', email: 'asha@example.com', age: '34', isMarried: 'Yes', isManglik: 'No' },
		});
	});

	it('keeps apart what is a no and what is not known', () => {
		expect(getValues({ isManglik: false, isManglikKnown: false }).isManglik).toBe('NotKnown');
		expect(getValues({ isManglik: false, isManglikKnown: true }).isManglik).toBe('No');
	});

	it('shows no answer to whether they are married before they have given one', () => {
		expect(getValues({ isMarried: false, isMarriedKnown: false }).isMarried).toBeUndefined();
		expect(getValues({ isMarried: false, isMarriedKnown: true }).isMarried).toBe('No');
	});
});

describe('registration', () => {
	const typedAs = (values: object) =>
		registration({
			...memberValues({}),
			matrimonialConsent: false,
			answered: 'isMarried,isManglik',
			...values,
		});

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

	it('names each preset No that the member has not touched', () => {
		const preset = { isMarried: 'No', isManglik: 'No' };
		expect(typedAs({ ...preset, answered: '' })).toEqual({ ...preset, unanswered: 'isMarried,isManglik' });
		expect(typedAs({ ...preset, answered: 'isMarried' })).toEqual({ ...preset, unanswered: 'isManglik' });
		expect(typedAs({ isMarried: 'Yes', isManglik: 'NotKnown', answered: '' })).not.toHaveProperty(
			'unanswered',
		);
	});

	it('takes the consent to be listed for the statement that the member is not married', () => {
		const body = typedAs({ isMarried: 'No', matrimonialConsent: true, answered: '' });
		expect(body).toEqual({ isMarried: 'No', matrimonialConsent: 'true' });
	});

	it('consents only where the box is ticked', () => {
		expect(typedAs({ matrimonialConsent: true })).toEqual({ matrimonialConsent: 'true' });
	});

	it('sends no consent of a married member, whose box was ticked before', () => {
		expect(typedAs({ matrimonialConsent: true, isMarried: 'Yes' })).toEqual({ isMarried: 'Yes' });
	});
});

describe('profileChanges', () => {
	/** What a form has changed that begins with `record`, once it holds `typed`. */
	const changes = (typed: Partial<MemberValues>, record: Draft = saved) =>
		profileChanges({ ...memberValues(record), ...typed }, record);
	const date = (day: string, month: string, year: string) => ({ dob: { day, month, year, about: false } });

	it('is nothing of a form that was left as it was opened', () => {
		expect(changes({})).toEqual({});
		expect(changes({}, { ...saved, dob: '1990-05', age: '36' })).toEqual({});
	});

	it('sends a changed field alone, and an emptied one, so that it is cleared', () => {
		expect(changes({ clan: '', sakh: 'Jodha' })).toEqual({ clan: '', sakh: 'Jodha' });
	});

	it('says that the photo is to be taken away, or adds a chosen one', () => {
		expect(changes({ photo: '' })).toEqual({ photo: '' });
		expect(changes({ photo })).toEqual({ photo });
	});

	it('changes what is another date, and sends the age along with a date that is taken away', () => {
		const before: Draft = { dob: '1990-05', age: '36' };
		expect(changes(date('', '5', '1990'), before)).toEqual({});
		expect(changes(date('१७', '5', '१९९०'), before)).toEqual({ dob: '1990-05-17' });
		expect(changes(date('', '', '1990'), before)).toEqual({ dob: '1990' });
		expect(changes({ ...date('', '', ''), age: '36' }, before)).toEqual({ dob: '', age: '36' });
		expect(changes({ ...date('', '', ''), age: '36' }, { age: '36' })).toEqual({});
	});

	it('says of a marriage nothing once they are not married', () => {
		const married: Draft = { ...saved, isMarried: 'Yes', inLawState: 'Rajasthan' };
		expect(changes({ isMarried: 'No', inLawState: '' }, married)).toEqual({ isMarried: 'No' });
		expect(changes({ inLawState: '' }, married)).toEqual({ inLawState: '' });
	});

	it.each<[string, Partial<MemberValues>, object?]>([
		['neither has been touched', {}],
		['the answer is another', { matrimonialConsent: 'Yes' }],
		['the privacy is another', { familyTreePrivacy: 'public' }, { matrimonialConsent: 'No' }],
		['both are', { familyTreePrivacy: 'public', matrimonialConsent: 'Yes' }],
	])('answers whether to be shown in matches as the form says: %s', (_, touched, along = {}) => {
		const shown: Draft = { ...saved, familyTreePrivacy: 'private', matrimonialConsent: 'No' };
		expect(changes(touched, shown)).toEqual({ ...touched, ...along });
	});
});
