import { beforeEach, expect, it } from 'vitest';
import { stubTabStorage } from '@/lib/testing/tab-storage';
import { findRegisterDraft, forgetRegisterDraft, keepRegisterDraft } from './register-draft';

let kept: Map<string, string>;

beforeEach(() => {
	kept = stubTabStorage();
});

it('finds what was typed, and forgets it when told to', () => {
	expect(findRegisterDraft()).toBeNull();
	keepRegisterDraft({ name: 'Asha', clan: 'Bhati', sakh: '' });
	expect(findRegisterDraft()).toEqual({ name: 'Asha', clan: 'Bhati' });
	forgetRegisterDraft();
	expect(findRegisterDraft()).toBeNull();
});

it('never keeps the password nor a consent', () => {
	keepRegisterDraft({ name: 'Asha', password: 'neem leaf at dusk', matrimonialConsent: 'true' });
	expect([...kept.values()].join()).not.toMatch(/neem|matrimonial/);
});

it.each(['', 'no JSON', 'null', '[]', '7', '{"unknown":"x","age":7}'])('finds nothing in %j', (stored) => {
	kept.set('registrationDraft', stored);
	expect(findRegisterDraft()).toBeNull();
});
