import { describe, expect, it } from 'vitest';
import { memberFieldNames } from '@/components/member/fields';
import {
	addBody,
	allSteps,
	beginning,
	findProblems,
	groupsOf,
	missingFields,
	stepOf,
	wizardSteps,
} from './wizard-steps';

const today = '2026-03-03';

function formOf(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
}

describe('the steps of the wizard', () => {
	it('are five for the married and four for others', () => {
		expect(wizardSteps({ isMarried: 'Yes' })).toEqual(['basic', 'personal', 'worship', 'marriage', 'review']);
		expect(wizardSteps(beginning)).toEqual(['basic', 'personal', 'worship', 'review']);
	});

	it('begin with an account, unmarried', () => {
		expect(beginning).toMatchObject({ way: 'account', isMarried: 'No' });
	});

	it('ask of each field once, but for those that a member says of themselves', () => {
		const asked = allSteps.flatMap((step) => groupsOf(step, {}).flatMap(({ fields }) => fields));
		expect(new Set(asked).size).toBe(asked.length);
		const notAsked = memberFieldNames.filter((name) => !asked.includes(name));
		expect(notAsked).toEqual(['name', 'familyTreePrivacy', 'dob', 'isListed', 'matrimonialConsent']);
	});

	it.each([
		[{}, true],
		[{ dob: '1950' }, false],
		[{ dob: '19' }, true],
		[{ dob: '1921', isDeceased: 'true' }, true],
		[{ dob: '1921', dod: '1998', isDeceased: 'true' }, false],
		[{ dod: '1998', isDeceased: 'true' }, true],
	])('ask for the age where no dates say it: %j', (typed, isAsked) => {
		const fields = groupsOf('personal', typed).flatMap((group) => group.fields);
		expect(fields.includes('age')).toBe(isAsked);
	});

	it.each([
		['Brother', false],
		['Wife', false],
		['Child', true],
		['Spouse', true],
	])('ask of a %s whether they are male or female: %s', (relation, isAsked) => {
		const fields = groupsOf('personal', { relation }).flatMap((group) => group.fields);
		expect(fields.includes('gender')).toBe(isAsked);
	});

	it.each(['side', 'parentKind', 'isCouple', 'relatedToMemberId'])('ask for %s in the first', (field) => {
		expect(stepOf(field)).toBe('basic');
	});

	it('lead from a refused field to the step that asks for it, else to where one sends', () => {
		expect(['email', 'relation', 'dob', 'district', 'familyGod', 'inLawState', '?'].map(stepOf)).toEqual([
			...(['basic', 'basic', 'basic', 'personal', 'worship', 'marriage', 'review'] as const),
		]);
	});
});

describe('the first step', () => {
	it('is left with name, relation, e-mail and password', () => {
		const missing = ['relation', 'name', 'email', 'password'];
		expect(missingFields('basic', { way: 'account' })).toEqual(missing);
		const filled = { way: 'account', relation: 'Sister', name: ' Meera', email: 'm@example.org' };
		expect(missingFields('basic', { ...filled, password: '  ' })).toEqual(['password']);
		expect(missingFields('basic', { ...filled, password: 'secret' })).toEqual([]);
	});

	it('is left with name and relation where no account is made', () => {
		expect(missingFields('basic', { way: 'none' })).toEqual(['relation', 'name']);
		expect(missingFields('basic', { way: 'none', relation: 'Father', name: 'Ranjit' })).toEqual([]);
	});

	it('is the only one that requires anything', () => {
		expect(missingFields('personal', {})).toEqual([]);
	});
});

describe('what is typed', () => {
	it.each([
		[{ way: 'account', email: 'nobody' }, { email: 'email' }],
		[{ way: 'account', password: 'five5' }, { password: 'password' }],
		[{ way: 'account', password: 'six666' }, {}],
		[{ way: 'account', age: '17' }, { age: 'underage' }],
		[{ way: 'account', age: '१७' }, { age: 'underage' }],
		[{ way: 'account', age: '૪૫' }, {}],
		[{ way: 'account', dob: '2008-03-03' }, {}],
		[{ way: 'account', dob: '2008-03-04' }, { dob: 'underage' }],
		[{ way: 'none', age: '17', dob: '2008-03-04' }, {}],
		[{ way: 'none', age: '0' }, { age: 'age' }],
		[{ way: 'none', age: '120' }, {}],
		[{ way: 'none', age: '121' }, { age: 'age' }],
		[{ way: 'none', dob: '2026-03-04' }, { dob: 'future' }],
		[{ way: 'none', dob: '2026~' }, {}],
		[{ way: 'none', dob: '1921--04' }, { dob: 'date' }],
		[{ way: 'account', dob: '2008' }, { dob: 'underage' }],
		[{ way: 'account', dob: '2007' }, {}],
		[{ way: 'none', dob: '1921', dod: '1920', isDeceased: 'true' }, { dod: 'beforeBirth' }],
		[{ way: 'none', dob: '1921', dod: '1921', isDeceased: 'true' }, {}],
		[{ way: 'none', dob: '1921', dod: '1920' }, {}],
		[{ way: 'none', dod: '2027', isDeceased: 'true' }, { dod: 'deathFuture' }],
		[{ way: 'none', dod: '-03', isDeceased: 'true' }, { dod: 'date' }],
		[{ way: 'none', email: 'nobody', password: 'x' }, {}],
	])('%j has these problems: %j', (typed, problems) => {
		expect(findProblems(typed, today)).toEqual(problems);
	});
});

describe('the body of a new member', () => {
	it('says what was filled in, booleans as true and false, and that an account is wanted', () => {
		const body = addBody(
			formOf({
				way: 'account',
				name: 'Meera',
				clan: '',
				fatherName: '  ',
				isMarried: 'Yes',
				isManglik: 'No',
			}),
		);
		expect(Object.fromEntries(body)).toEqual({
			name: 'Meera',
			isMarried: 'true',
			isManglik: 'false',
			isVisible: 'true',
			createAccount: 'true',
		});
	});

	it('asks for no account where none is wanted', () => {
		const body = addBody(formOf({ way: 'none', name: 'Ranjit', isDeceased: 'true' }));
		expect(Object.fromEntries(body)).toEqual({ name: 'Ranjit', isDeceased: 'true', isVisible: 'true' });
	});

	it('carries a photo, but no empty file', () => {
		const form = formOf({ way: 'none', name: 'Ranjit' });
		form.append('photo', new File([], ''));
		expect(addBody(form).has('photo')).toBe(false);
		form.set('photo', new File(['x'], 'portrait.jpg'));
		expect(addBody(form).get('photo')).toBeInstanceOf(File);
	});
});
