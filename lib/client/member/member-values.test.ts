import { describe, expect, it } from 'vitest';
import { member } from '@/tests/support/browser/members';
import {
	type MemberValues,
	memberValues,
	profileChanges,
	type RegisterValues,
	registration,
	type StoredFields,
	toMemberProfile,
} from './member-values';

const saved: StoredFields = { name: 'विक्रम सिंह', clan: 'Rathore', isMarried: false };
const photo = new File(['x'], 'me.png', { type: 'image/png' });

describe('toMemberProfile', () => {
	it('keeps apart what is a no and what is not known', () => {
		const record = member({ isMarried: false, isMarriedKnown: false, isManglik: false });
		expect(toMemberProfile(record)).toMatchObject({ isMarried: null, isManglik: false });
		const whole = member({ isMarried: true, isManglik: false, isManglikKnown: false });
		expect(toMemberProfile(whole)).toMatchObject({ isMarried: true, isManglik: null });
	});
});

describe('memberValues', () => {
	it('leaves booleans as they are, writes numbers as text, and has an empty text for what is not set', () => {
		const record = { name: 'Asha', age: 34, isMarried: true, isManglik: false, sakh: null };
		expect(memberValues(record)).toMatchObject({ ...record, age: '34', sakh: '', clan: '' });
		expect(memberValues({})).toMatchObject({ isMarried: null, isManglik: null });
	});
});

describe('registration', () => {
	/** The body with these values, without the questions that begin with a No. */
	const typedAs = (values: Partial<RegisterValues>) => {
		const { isMarried, isManglik, ...body } = registration({
			...memberValues({ isMarried: false, isManglik: false, matrimonialConsent: false }),
			answered: ['isMarried', 'isManglik'],
			...values,
		});
		return {
			...body,
			...('isMarried' in values && { isMarried }),
			...('isManglik' in values && { isManglik }),
		};
	};

	it('sends what was filled in, without empty texts and without a photo that was not chosen', () => {
		expect(typedAs({ name: 'Asha', sakh: '', isMarried: false })).toEqual({ name: 'Asha', isMarried: false });
		expect(typedAs({ name: 'Asha', photo })).toEqual({ name: 'Asha', photo });
	});

	it('sends a date in one text, in Latin digits, and no age beside one that says it', () => {
		const dob = { day: '१७', month: '5', year: '१९९०', about: false };
		expect(typedAs({ dob, age: '30' })).toEqual({ dob: '1990-05-17' });
		expect(typedAs({ age: '30' })).toEqual({ age: '30' });
	});

	it('says of a marriage nothing unless they are married', () => {
		expect(typedAs({ isMarried: false, inLawState: 'Rajasthan' })).toEqual({ isMarried: false });
		expect(typedAs({ isMarried: true, inLawState: 'Rajasthan' })).toHaveProperty('inLawState');
	});

	it('names each preset No that the member has not touched', () => {
		const preset = { isMarried: false, isManglik: false };
		expect(typedAs({ ...preset, answered: [] })).toEqual({ ...preset, unanswered: 'isMarried,isManglik' });
		expect(typedAs({ ...preset, answered: ['isMarried'] })).toEqual({ ...preset, unanswered: 'isManglik' });
		expect(typedAs({ isMarried: true, isManglik: null, answered: [] })).not.toHaveProperty('unanswered');
	});

	it('takes the consent to be listed for the statement that the member is not married', () => {
		const body = typedAs({ isMarried: false, matrimonialConsent: true, answered: ['isManglik'] });
		expect(body).toEqual({ isMarried: false, matrimonialConsent: true });
	});

	it('consents only where the box is ticked', () => {
		expect(typedAs({ matrimonialConsent: true })).toEqual({ matrimonialConsent: true });
	});

	it('sends no consent of a married member, whose box was ticked before', () => {
		expect(typedAs({ matrimonialConsent: true, isMarried: true })).toEqual({ isMarried: true });
	});
});

describe('profileChanges', () => {
	/** What a form has changed that begins with `record`, once it holds `typed`. */
	const changes = (typed: Partial<MemberValues>, record: StoredFields = saved) =>
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
		const before: StoredFields = { dob: '1990-05', age: '36' };
		expect(changes(date('', '5', '1990'), before)).toEqual({});
		expect(changes(date('१७', '5', '१९९०'), before)).toEqual({ dob: '1990-05-17' });
		expect(changes(date('', '', '1990'), before)).toEqual({ dob: '1990' });
		expect(changes({ ...date('', '', ''), age: '36' }, before)).toEqual({ dob: '', age: '36' });
		expect(changes({ ...date('', '', ''), age: '36' }, { age: '36' })).toEqual({});
	});

	it('says of a marriage nothing once they are not married', () => {
		const married: StoredFields = { ...saved, isMarried: true, inLawState: 'Rajasthan' };
		expect(changes({ isMarried: false, inLawState: '' }, married)).toEqual({ isMarried: false });
		expect(changes({ inLawState: '' }, married)).toEqual({ inLawState: '' });
	});

	it.each<[string, Partial<MemberValues>, object?]>([
		['neither has been touched', {}],
		['the answer is another', { matrimonialConsent: true }],
		['the privacy is another', { familyTreePrivacy: 'public' }, { matrimonialConsent: false }],
		['both are', { familyTreePrivacy: 'public', matrimonialConsent: true }],
	])('answers whether to be shown in matches as the form says: %s', (_, touched, along = {}) => {
		const shown: StoredFields = { ...saved, familyTreePrivacy: 'private', matrimonialConsent: false };
		expect(changes(touched, shown)).toEqual({ ...touched, ...along });
	});
});
