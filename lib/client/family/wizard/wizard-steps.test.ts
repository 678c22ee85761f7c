import { afterEach, describe, expect, it, vi } from 'vitest';
import { wizardChanges } from '@/lib/client/family/tree/member-changes';
import { getDateParts } from '@/lib/client/form/date-parts';
import { findDraft, forgetDraft, keepDraft } from '@/lib/client/form/draft';
import { changedCard, newRelative } from '@/lib/features/family/cards/schema';
import { memberFieldNames } from '@/lib/features/member/rules/member-fields';
import { familyWith } from '@/tests/support/read-family';
import { stubTabStorage } from '@/tests/support/tab-storage';
import {
	addBody,
	newcomer,
	type RelativeValues,
	relativeDraft,
	relativeSaid,
	relativeValues,
	wizardSteps,
} from './wizard-steps';

const family = familyWith({
	familyTree: { currentUserId: 'x' },
	familyMembers: [
		{ _id: '11111111-1111-4111-8111-111111111111', name: 'Asha', relation: 'Me' },
		{
			...{ _id: 'ranjit', name: 'Ranjit', relation: 'Father', clan: 'Rathore', dob: '1921', age: 77 },
			...{ isDeceased: true, isMarried: true, photo: '/ranjit.jpg' },
		},
	],
});
const anywhere = { relatedToId: undefined, relation: '' } as const;

type Typed = Partial<Omit<RelativeValues, 'dob' | 'dod'>> & { dob?: string; dod?: string };

const typed = ({ dob = '', dod = '', ...values }: Typed): RelativeValues => ({
	...newcomer(anywhere, family.members),
	...values,
	...{ dob: getDateParts(dob), dod: getDateParts(dod) },
});

const stepKeys = (values: Typed) => wizardSteps(typed(values)).map(({ key }) => key);
const stepIn = (key: string, values: Typed) => wizardSteps(typed(values)).find((step) => step.key === key);
const getBody = (values: RelativeValues) =>
	addBody(relativeSaid(values, wizardSteps(values), family), values);

afterEach(() => {
	vi.useRealTimers();
});

describe('the steps of the wizard', () => {
	it('are five for the married and four for others', () => {
		expect(stepKeys({ isMarried: true })).toEqual(['basic', 'personal', 'worship', 'marriage', 'review']);
		expect(stepKeys({})).toEqual(['basic', 'personal', 'worship', 'review']);
	});

	it('begin with an account, as a relative of the viewer, with nothing known of a marriage', () => {
		expect(newcomer(anywhere, family.members)).toMatchObject({
			way: 'account',
			isMarried: null,
			isManglik: null,
			relatedToMemberId: family.members[0]?.id,
		});
	});

	it.each(['Wife', 'Husband', 'Spouse'] as const)('begin with a marriage for a %s', (relation) => {
		expect(newcomer({ relatedToId: undefined, relation }, family.members).isMarried).toBe(true);
	});

	it('ask once for every member field that a card or a new account has', () => {
		const steps = wizardSteps(typed({ isMarried: true }));
		const asked = steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
		const separate = ['name', 'nameInOtherScript', 'photo', 'dob'];
		const fields = [...Object.keys(changedCard.shape), 'email', 'password'];
		const expected = memberFieldNames.filter((name) => fields.includes(name) && !separate.includes(name));
		const isMemberField = (name: string) => memberFieldNames.some((field) => field === name);
		expect(asked.filter(isMemberField).toSorted()).toEqual(expected.toSorted());
	});

	it.each<[Typed, boolean]>([
		[{}, true],
		[{ dob: '1950' }, false],
		[{ dob: '19' }, true],
		[{ dob: '1921', isDeceased: true }, true],
		[{ dob: '1921', dod: '1998', isDeceased: true }, false],
		[{ dod: '1998', isDeceased: true }, true],
	])('ask for the age where no dates say it: %j', (values, isAsked) => {
		expect(stepIn('personal', values)?.fields.includes('age')).toBe(isAsked);
	});

	it.each([
		['Brother', false],
		['Wife', false],
		['Child', true],
		['Spouse', true],
	])('ask of a %s whether they are male or female: %s', (relation, isAsked) => {
		expect(stepIn('personal', { relation })?.fields.includes('gender')).toBe(isAsked);
	});

	it('ask for each field in the step that a refusal of it leads to', () => {
		const fields = ['email', 'relation', 'side', 'parentKind', 'isCouple', 'relatedToMemberId', 'dob'];
		for (const field of fields) expect(stepIn('basic', {})?.fields).toContain(field);
		expect(stepIn('personal', {})?.fields).toContain('district');
		expect(stepIn('worship', {})?.fields).toContain('familyGod');
		expect(stepIn('marriage', { isMarried: true })?.fields).toContain('inLawState');
	});

	it('require name and relation in the first, and what an account needs', () => {
		expect(stepIn('basic', {})?.required).toEqual(['relation', 'name', 'email', 'password']);
		expect(stepIn('basic', { way: 'none' })?.required).toEqual(['relation', 'name']);
		expect(stepIn('personal', {})?.required).toEqual([]);
	});
});

describe('what is typed', () => {
	const whole = { name: 'Meera', relation: 'Sister', email: 'm@example.org', password: 'six666' };

	it.each<[Typed, Record<string, string>]>([
		[{ email: 'nobody' }, { email: 'email' }],
		[{ password: 'five5' }, { password: 'tooShort' }],
		[{}, {}],
		[{ age: '17' }, { age: 'underage' }],
		[{ age: '१७' }, { age: 'underage' }],
		[{ age: '૪૫' }, {}],
		[{ dob: '2008-03-03' }, {}],
		[{ dob: '2008-03-04' }, { dob: 'underage' }],
		[{ way: 'none', age: '17' }, {}],
		[{ way: 'none', dob: '2008-03-04' }, {}],
		[{ way: 'none', age: '0' }, { age: 'numberRange' }],
		[{ way: 'none', age: '120' }, {}],
		[{ way: 'none', age: '121' }, { age: 'numberRange' }],
		[{ way: 'none', dob: '2026-03-04' }, { dob: 'dateToCome' }],
		[{ way: 'none', dob: '2026~' }, {}],
		[{ way: 'none', dob: '1921--04' }, { dob: 'date' }],
		[{ dob: '2008' }, { dob: 'birthUnclear' }],
		[{ dob: '2007' }, {}],
		[{ way: 'none', dob: '1921', dod: '1920', isDeceased: true }, { dod: 'diedBeforeBorn' }],
		[{ way: 'none', dob: '1921', dod: '1921', isDeceased: true }, {}],
		[{ way: 'none', dob: '1921', dod: '1920' }, {}],
		[{ way: 'none', dod: '2027', isDeceased: true }, { dod: 'dateToCome' }],
		[{ way: 'none', dod: '-03', isDeceased: true }, { dod: 'date' }],
		[{ way: 'none', email: 'nobody', password: 'x' }, {}],
	])('%j has these problems: %j', (values, problems) => {
		vi.useFakeTimers({ now: new Date('2026-03-03T12:00:00Z') });
		const { error } = newRelative.safeParse(getBody(typed({ ...whole, ...values })));
		const found = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
		expect(Object.fromEntries(found)).toEqual(problems);
	});
});

describe('the body of a new member', () => {
	const beside = { relatedToMemberId: family.members[0]?.id };

	it('says what was filled in, and that an account is wanted', () => {
		const values = typed({
			...{ name: 'Meera', relation: 'Sister', email: ' m@example.org', password: ' pass word ' },
			...{ clan: '', fatherName: '  ', isMarried: true, isManglik: false },
		});
		expect(getBody(values)).toEqual({
			...beside,
			...{ name: 'Meera', relation: 'Sister', email: 'm@example.org', password: ' pass word ' },
			...{ isMarried: true, isManglik: false, isVisible: true, createAccount: true },
		});
	});

	it('says that a marriage is not known, so that none is taken for granted', () => {
		const body = getBody(typed({ way: 'none', name: 'Veer', relation: 'Father' }));
		expect(body).toMatchObject({ isMarried: null, isManglik: null });
		expect(newRelative.parse(body)).toMatchObject({ isMarried: null, isManglik: null });
	});

	it('asks for no account where none is wanted, and tells nothing of steps that were not reached', () => {
		const values = typed({ way: 'none', name: 'Ranjit', relation: 'Brother', isDeceased: true, email: 'x' });
		const said = relativeSaid(values, wizardSteps(values).slice(0, 1), family);
		expect(addBody(said, values)).toEqual({
			...beside,
			...{ name: 'Ranjit', relation: 'Brother', isDeceased: true, isVisible: true },
		});
	});

	it('answers what the relation leaves open with what is likeliest, or what was chosen', () => {
		const uncle = typed({ way: 'none', name: 'Veer', relation: 'Uncle' });
		expect(getBody(uncle)).toMatchObject({ side: 'father' });
		expect(getBody({ ...uncle, side: 'mother' })).toMatchObject({ side: 'mother' });
		expect(getBody({ ...uncle, relation: 'Son' })).toMatchObject({ parentKind: 'birth' });
		expect(getBody({ ...uncle, relation: 'Son' })).not.toHaveProperty('side');
	});

	it('carries a photo', () => {
		const photo = new File(['x'], 'portrait.jpg');
		expect(getBody(typed({ way: 'none', name: 'Ranjit', photo })).photo).toBe(photo);
		expect(getBody(typed({ way: 'none', name: 'Ranjit' }))).not.toHaveProperty('photo');
	});
});

describe('the changes of a card', () => {
	const ranjit = family.members[1];
	if (!ranjit) throw new Error('There is no card');
	const before = relativeValues(ranjit, family.members);
	const getChanges = (changed: Partial<RelativeValues>) => {
		const said = (values: RelativeValues) => relativeSaid(values, wizardSteps(values), family);
		return wizardChanges(said({ ...before, ...changed }), said(before));
	};

	it('are none while nothing is', () => {
		expect(getChanges({})).toEqual({});
		expect(before).toMatchObject({ age: '77', clan: 'Rathore', isMarried: true, isManglik: null });
	});

	it('are what was typed again, emptied, unticked or taken away', () => {
		expect(getChanges({ name: ' Ranjit Singh', clan: '', isDeceased: false, photo: '' })).toEqual({
			...{ name: 'Ranjit Singh', clan: '', isDeceased: false, photo: '' },
		});
	});

	it('tell the place with another relation, and only then', () => {
		expect(getChanges({ parentKind: 'adopted' })).toEqual({});
		expect(getChanges({ relation: 'Uncle' })).toEqual({ relation: 'Uncle', side: 'father' });
	});
});

describe('a draft', () => {
	const values = { name: 'Ranjit' };
	const fatherOfVeer = relativeDraft('asha', { relatedToId: 'veer', relation: 'Father' });

	it('that was begun on one card is offered on that card and on none, not on another', () => {
		stubTabStorage();
		keepDraft(fatherOfVeer, { values, step: 1 });
		expect(findDraft(fatherOfVeer)).toMatchObject({ values, step: 1 });
		expect(findDraft(relativeDraft('asha', anywhere))).toMatchObject({ values, step: 1 });
		expect(findDraft(relativeDraft('asha', { relatedToId: 'veer', relation: 'Mother' }))).toBeNull();
		keepDraft(relativeDraft('asha', anywhere), { values, step: 1 });
		expect(findDraft(fatherOfVeer)).toBeNull();
		forgetDraft(fatherOfVeer);
		expect(findDraft(relativeDraft('asha', anywhere))).toBeNull();
	});

	it('is offered to nobody else', () => {
		stubTabStorage();
		keepDraft(relativeDraft('asha', anywhere), { values });
		expect(findDraft(relativeDraft('veer', anywhere))).toBeNull();
	});
});
