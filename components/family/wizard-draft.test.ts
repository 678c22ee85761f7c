import { beforeEach, expect, it } from 'vitest';
import { stubTabStorage } from '@/lib/testing/tab-storage';
import { draftWith, findWizardDraft, forgetWizardDraft, keepWizardDraft } from './wizard-draft';

let kept: Map<string, string>;

beforeEach(() => {
	kept = stubTabStorage();
});

const anywhere = { ownerId: 'asha', relatedToId: undefined, relation: '' };
const fatherOfVeer = { ownerId: 'asha', relatedToId: 'veer', relation: 'Father' };

it('finds what was typed, and forgets it when told to', () => {
	expect(findWizardDraft(anywhere)).toBeNull();
	keepWizardDraft({ name: 'Ranjit', relation: 'Brother', clan: '' }, anywhere);
	expect(findWizardDraft(anywhere)).toEqual({ name: 'Ranjit', relation: 'Brother' });
	forgetWizardDraft();
	expect(findWizardDraft(anywhere)).toBeNull();
});

it('never keeps the password', () => {
	keepWizardDraft({ name: 'Ranjit', password: 'neem leaf at dusk' }, anywhere);
	expect([...kept.values()].join()).not.toContain('neem');
});

it('offers what was begun on one card on that card and on none, not on another', () => {
	keepWizardDraft({ name: 'Ranjit' }, fatherOfVeer);
	expect(findWizardDraft(fatherOfVeer)).toEqual({ name: 'Ranjit' });
	expect(findWizardDraft(anywhere)).toEqual({ name: 'Ranjit' });
	expect(findWizardDraft({ ...fatherOfVeer, relation: 'Mother' })).toBeNull();
	keepWizardDraft({ name: 'Ranjit' }, anywhere);
	expect(findWizardDraft(fatherOfVeer)).toBeNull();
});

it('offers nobody what another member has typed', () => {
	keepWizardDraft({ name: 'Ranjit' }, anywhere);
	expect(findWizardDraft({ ...anywhere, ownerId: 'veer' })).toBeNull();
});

it('keeps what a step that is not reached yet had, but no tick that has been taken back', () => {
	const before = { name: 'Ranjit', isDeceased: 'true', sakh: 'Bhati' };
	keepWizardDraft(draftWith(before, { name: 'Ranjit', isDeceased: 'true' }), anywhere);
	expect(findWizardDraft(anywhere)).toEqual(before);
	keepWizardDraft(draftWith(before, { name: 'Ranveer' }), anywhere);
	expect(findWizardDraft(anywhere)).toEqual({ name: 'Ranveer', sakh: 'Bhati' });
});
