import { beforeEach, expect, it } from 'vitest';
import { stubTabStorage } from '@/lib/testing/tab-storage';
import { draftWith, findWizardDraft, forgetWizardDraft, keepWizardDraft } from './wizard-draft';
import type { Typed } from './wizard-steps';

let kept: Map<string, string>;

beforeEach(() => {
	kept = stubTabStorage();
});

const anywhere = { ownerId: 'asha', relatedToId: undefined, relation: '' };
const ranjit = { values: { name: 'Ranjit' }, step: 1 };
const fatherOfVeer = { ownerId: 'asha', relatedToId: 'veer', relation: 'Father' };

it('finds what was typed, and forgets it when told to', () => {
	expect(findWizardDraft(anywhere)).toBeNull();
	keepWizardDraft({ values: { name: 'Ranjit', relation: 'Brother', clan: '' }, step: 2 }, anywhere);
	expect(findWizardDraft(anywhere)).toEqual({
		values: { name: 'Ranjit', relation: 'Brother' },
		step: 2,
	});
	forgetWizardDraft();
	expect(findWizardDraft(anywhere)).toBeNull();
});

it('never keeps the password', () => {
	const values = { name: 'Ranjit', password: 'neem leaf at dusk' };
	keepWizardDraft({ values, step: 0 }, anywhere);
	expect([...kept.values()].join()).not.toContain('neem');
});

it('offers what was begun on one card on that card and on none, not on another', () => {
	keepWizardDraft(ranjit, fatherOfVeer);
	expect(findWizardDraft(fatherOfVeer)).toEqual(ranjit);
	expect(findWizardDraft(anywhere)).toEqual(ranjit);
	expect(findWizardDraft({ ...fatherOfVeer, relation: 'Mother' })).toBeNull();
	keepWizardDraft(ranjit, anywhere);
	expect(findWizardDraft(fatherOfVeer)).toBeNull();
});

it('offers nobody what another member has typed', () => {
	keepWizardDraft(ranjit, anywhere);
	expect(findWizardDraft({ ...anywhere, ownerId: 'veer' })).toBeNull();
});

it('keeps what a step that is not reached yet had, but no tick that has been taken back', () => {
	const before = { name: 'Ranjit', isDeceased: 'true', sakh: 'Bhati' };
	const keep = (values: Typed) => keepWizardDraft({ values, step: 0 }, anywhere);
	keep(draftWith(before, { name: 'Ranjit', isDeceased: 'true' }));
	expect(findWizardDraft(anywhere)?.values).toEqual(before);
	keep(draftWith(before, { name: 'Ranveer' }));
	expect(findWizardDraft(anywhere)?.values).toEqual({ name: 'Ranveer', sakh: 'Bhati' });
});
