import { beforeEach, expect, it } from 'vitest';
import { stubTabStorage } from '@/tests/support/tab-storage';
import { findDraft, forgetDraft, getKept, keepDraft, withKept } from './draft';

const place = { key: 'typed' };
let kept: Map<string, string>;

beforeEach(() => {
	kept = stubTabStorage();
});

it('finds what was typed, with the step, and forgets it when it is to', () => {
	expect(findDraft(place)).toBeNull();
	keepDraft(place, { values: { name: 'Asha' } });
	keepDraft(place, { step: 1 });
	expect(findDraft(place)).toEqual({ values: { name: 'Asha' }, step: 1, version: null });
	forgetDraft(place);
	expect(findDraft(place)).toBeNull();
});

it('keeps the version that it was begun with', () => {
	keepDraft({ ...place, version: 3 }, { values: { title: 'Ghoomar' } });
	keepDraft({ ...place, version: 4 }, { values: { title: 'Ghoomar at Teej' } });
	expect(findDraft({ ...place, version: 4 })).toMatchObject({
		version: 3,
		values: { title: 'Ghoomar at Teej' },
	});
});

it('shows nobody what another has typed, nor what was typed of something else', () => {
	keepDraft({ ...place, of: 'me father' }, { values: { name: 'Asha' } });
	expect(findDraft({ ...place, of: 'you father' })).toBeNull();
	expect(findDraft({ ...place, of: 'me mother' })).toBeNull();
	expect(findDraft({ ...place, of: 'me', takes: (of) => of.startsWith('me ') })).not.toBeNull();
});

it('never keeps a password, a file, or what is to be given each time', () => {
	const [photo, password] = [new File([], 'a'), 'neem'];
	const typed = { name: 'Asha', password, newPassword: password, consent: true, photo };
	const nothing = { ...typed, name: '', password: '', newPassword: '', consent: false };
	expect(getKept(typed, nothing, { ...place, except: ['consent'] })).toEqual({ name: 'Asha' });
});

it('keeps what was changed alone, so that the rest shows what is on record at that time', () => {
	const beginning = { title: 'Ghoomar', author: 'Asha', dob: { day: '', about: false } };
	const typed = { title: 'Ghoomar', author: 'Meera', dob: { day: '', about: false } };
	expect(getKept(typed, beginning, place)).toEqual({ author: 'Meera' });
	const always = { ...place, always: ['title'] };
	expect(getKept(typed, beginning, always)).toEqual({ title: 'Ghoomar', author: 'Meera' });
});

it('puts what was kept in place of values of the same kind alone', () => {
	const values = { name: '', age: '', isMarried: false, dob: { day: '', about: false }, photo: null };
	expect(
		withKept(values, { name: 'Asha', age: 34, isMarried: true, dob: { day: '3', about: 'x' }, other: 'x' }),
	).toEqual({ name: 'Asha', age: '', isMarried: true, dob: { day: '3', about: false }, photo: null });
});

it('restores a yes or no that is not known, and drops one that an earlier version kept as text', () => {
	const values = { isMarried: null, isManglik: false, answered: [] };
	expect(withKept(values, { isMarried: true, isManglik: null })).toEqual({
		isMarried: true,
		isManglik: null,
		answered: [],
	});
	expect(withKept(values, { isMarried: 'Yes', isManglik: 'NotKnown', answered: 'isMarried' })).toEqual(
		values,
	);
});

it('takes no draft from what is none', () => {
	kept.set('typed', '{"name":"Asha"}');
	expect(findDraft(place)).toBeNull();
	kept.set('typed', 'x');
	expect(findDraft(place)).toBeNull();
});
