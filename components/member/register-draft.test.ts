import { beforeEach, expect, it, vi } from 'vitest';
import { findRegisterDraft, forgetRegisterDraft, keepRegisterDraft } from './register-draft';

const kept = new Map<string, string>();

beforeEach(() => {
	kept.clear();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	});
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
