import { expect, it } from 'vitest';
import { getLacks } from './lacks';

const today = new Date('2026-11-23');
const nothing = { gender: null, age: null, dob: null, isMarried: null, matrimonialConsent: false };
const whole = { gender: 'Male', age: 25, dob: null, isMarried: false, matrimonialConsent: true };

it('says nothing to whom nothing is lacking', () => {
	expect(getLacks(whole, today)).toEqual([]);
});

it.each([
	[{ ...whole, gender: null }, ['gender']],
	[{ ...whole, age: null }, ['age']],
	[{ ...whole, isMarried: null }, ['isMarried']],
	[{ ...whole, isMarried: true }, ['married']],
	[{ ...whole, age: 20 }, ['tooYoung']],
	[{ ...whole, gender: 'Female', age: 20 }, []],
	[{ ...whole, age: 21, dob: '2005' }, ['birthUnclear']],
	[{ ...whole, age: 21, dob: '2005-11' }, ['birthUnclear']],
	[{ ...whole, age: 21, dob: '2005-10' }, []],
	[{ ...whole, age: 25, dob: '2001~' }, ['birthUnclear']],
	[{ ...whole, age: 30, dob: '1996~' }, []],
	[{ ...whole, matrimonialConsent: false }, ['notListed']],
	// The profile says Yes of who is public, unless they have refused.
	[{ ...whole, matrimonialConsent: false, familyTreePrivacy: 'public' }, ['notListed']],
	[nothing, ['gender', 'age', 'isMarried', 'notListed']],
])('%j lacks %j', (given, lacks) => {
	expect(getLacks(given, today)).toEqual(lacks);
});
