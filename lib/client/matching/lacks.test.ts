import { expect, it } from 'vitest';
import { getLacks } from './lacks';

const today = new Date('2026-11-23');
const whole = { gender: 'Male', age: '25', isMarried: 'No', matrimonialConsent: 'Yes' } as const;

it('says nothing to whom nothing is lacking', () => {
	expect(getLacks(whole, today)).toEqual([]);
});

it.each([
	[{ ...whole, gender: undefined }, ['gender']],
	[{ ...whole, age: undefined }, ['age']],
	[{ ...whole, isMarried: undefined }, ['isMarried']],
	[{ ...whole, isMarried: 'Yes' }, ['married']],
	[{ ...whole, age: '20' }, ['tooYoung']],
	[{ ...whole, gender: 'Female', age: '20' }, []],
	[{ ...whole, age: '21', dob: '2005' }, ['birthUnclear']],
	[{ ...whole, age: '21', dob: '2005-11' }, ['birthUnclear']],
	[{ ...whole, age: '21', dob: '2005-10' }, []],
	[{ ...whole, age: '25', dob: '2001~' }, ['birthUnclear']],
	[{ ...whole, age: '30', dob: '1996~' }, []],
	[{ ...whole, matrimonialConsent: 'No' }, ['notListed']],
	// The profile says Yes of who is public, unless they have refused.
	[{ ...whole, matrimonialConsent: 'No', familyTreePrivacy: 'public' }, ['notListed']],
	[{}, ['gender', 'age', 'isMarried', 'notListed']],
])('%j lacks %j', ({ ...given }, lacks) => {
	const shown = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
	expect(getLacks(shown, today)).toEqual(lacks);
});
