import { describe, expect, it } from 'vitest';
import { memberFieldNames } from './fields';
import { findProblems, missingFields, registerSteps, stepOf } from './register-steps';

const today = new Date('2026-11-23');

/** Asked in the own profile only; the consent has its own box. */
const settings: readonly string[] = ['isListed', 'matrimonialConsent'];

describe('missingFields', () => {
	it('holds the first step until name, email and password are filled', () => {
		expect(missingFields(0, {})).toEqual(['name', 'email', 'password']);
		expect(missingFields(0, { name: '  ', email: 'a@example.com', password: 'x' })).toEqual(['name']);
		expect(missingFields(0, { name: 'Asha', email: 'a@example.com', password: 'x' })).toEqual([]);
	});

	it('holds the second step until prefix and gender are chosen', () => {
		expect(missingFields(1, { prefix: 'Smt' })).toEqual(['gender']);
		expect(missingFields(1, { prefix: 'Smt', gender: 'Female' })).toEqual([]);
	});

	it('never holds the third step', () => {
		expect(missingFields(2, {})).toEqual([]);
	});
});

describe('stepOf', () => {
	it.each([
		['email', 0],
		['photo', 0],
		['district', 1],
		['inLawState', 2],
		['matrimonialConsent', 2],
	])('finds the step of %s', (field, step) => {
		expect(stepOf(field)).toBe(step);
	});
});

describe('registerSteps', () => {
	it('asks once for every field but the name lists, which the profile asks for', () => {
		const groups = registerSteps.flatMap((step) => step.groups);
		const asked = groups.flatMap(({ fields }) => fields).filter((name) => name !== 'photo');
		expect(asked.sort()).toEqual(memberFieldNames.filter((name) => !settings.includes(name)).sort());
	});
});

describe('findProblems', () => {
	it('finds nothing in what is empty or right', () => {
		expect(findProblems({}, today)).toEqual({});
		expect(findProblems({ email: ' asha@example.com ', password: 'अखंडज्योति', age: '18' }, today)).toEqual({});
	});

	it.each([
		[{ email: 'asha@example' }, { email: 'email' }],
		[{ password: '1234567' }, { password: 'password' }],
		[{ age: '17' }, { age: 'underage' }],
		[{ age: '१७' }, { age: 'underage' }],
		[{ age: '૧૨૧' }, { age: 'age' }],
		[{ age: ' ४५ ' }, {}],
		[{ age: '0' }, { age: 'age' }],
		[{ age: '121' }, { age: 'age' }],
		[{ age: 'x' }, { age: 'age' }],
		[{ dob: '2008-11-23', age: '12' }, {}],
		[{ dob: '2008-11-24' }, { dob: 'underage' }],
		[{ dob: '2008-11' }, { dob: 'birthUnclear' }],
		[{ dob: '2008' }, { dob: 'birthUnclear' }],
		[{ dob: '2009~' }, { dob: 'underage' }],
		[{ dob: '1990~' }, {}],
		[{ dob: '1021' }, { dob: 'birthAge' }],
		[{ dob: '2999' }, { dob: 'future' }],
		[{ dob: '1990-02-30' }, { dob: 'date' }],
		[{ dob: '-05-17' }, { dob: 'date' }],
	])('finds what is wrong in %j', (draft, problems) => {
		expect(findProblems(draft, today)).toEqual(problems);
	});
});
