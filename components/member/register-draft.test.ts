import { beforeEach, expect, it } from 'vitest';
import { stubTabStorage } from '@/lib/testing/tab-storage';
import { findRegisterDraft, forgetRegisterDraft, keepRegisterDraft } from './register-draft';

let kept: Map<string, string>;

beforeEach(() => {
	kept = stubTabStorage();
});

it('finds what was typed, and forgets it when told to', () => {
	expect(findRegisterDraft()).toBeNull();
	keepRegisterDraft({ values: { name: 'Asha', clan: 'Bhati', sakh: '' }, step: 1 });
	expect(findRegisterDraft()).toEqual({ values: { name: 'Asha', clan: 'Bhati' }, step: 1 });
	forgetRegisterDraft();
	expect(findRegisterDraft()).toBeNull();
});

it('never keeps the password nor a consent', () => {
	const values = { name: 'Asha', password: 'neem leaf at dusk', matrimonialConsent: 'true' };
	keepRegisterDraft({ values, step: 2 });
	expect([...kept.values()].join()).not.toMatch(/neem|matrimonial/);
});

it.each(['', 'no JSON', 'null', '[]', '7', '{"unknown":"x","age":7}', '{"#step":"2"}'])(
	'finds nothing in %j',
	(stored) => {
		kept.set('registrationDraft', stored);
		expect(findRegisterDraft()).toBeNull();
	},
);
