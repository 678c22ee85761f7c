import { expect, it } from 'vitest';
import { getChanges, getSentence } from './history-text';

const inBoth = (subjectType: string, changes: unknown) =>
	(['en', 'hi'] as const).map((language) => getChanges({ subjectType, changes }, language));

it('tells before and after under the form’s own labels, in the reader’s language', () => {
	const [english, hindi] = inBoth('member', {
		clan: { from: 'Rathore', to: 'Bhati' },
		isMarried: { from: false, to: true },
		familyTreePrivacy: { from: 'private', to: 'public' },
		mobileNumber: { from: null, to: '123' },
		bornOn: { from: null, to: '1980-01-02' },
	});
	expect(english).toEqual([
		{ field: 'clan', label: 'Clan', from: 'Rathore', to: 'Bhati' },
		{ field: 'isMarried', label: 'Married?', from: 'No', to: 'Yes' },
		{ field: 'familyTreePrivacy', label: 'Family Tree Privacy', from: 'Private', to: 'Public' },
		{ field: 'mobileNumber', label: 'Mobile Number', from: null, to: '123' },
		{ field: 'bornOn', label: 'Date of birth', from: null, to: 'Jan 2, 1980' },
	]);
	expect(hindi?.slice(0, 2)).toEqual([
		{ field: 'clan', label: 'कुल', from: 'राठौड़', to: 'भाटी' },
		{ field: 'isMarried', label: expect.stringMatching(/विवाहित/), from: 'नहीं', to: 'हाँ' },
	]);
});

it('names the language of a text, and lists what a field lists', () => {
	const [english, hindi] = inBoth('deity', {
		'hi.name': { from: null, to: 'करणी' },
		clans: { from: ['Rathore'], to: ['Rathore', 'Bhati'] },
	});
	expect(english).toEqual([
		{ field: 'hi.name', label: 'Name (Hindi)', from: null, to: 'करणी' },
		{ field: 'clans', label: 'Clans', from: 'Rathore', to: 'Rathore, Bhati' },
	]);
	expect(hindi?.[0]?.label).toBe('नाम (हिंदी)');
});

it('leaves a word as it is that every object knows', () => {
	const fields = { clan: { from: null, to: 'constructor' }, constructor: { from: null, to: 'toString' } };
	expect(inBoth('member', fields)).toEqual(
		['Clan', 'कुल'].map((label) => [
			{ field: 'clan', label, from: null, to: 'constructor' },
			{ field: 'constructor', label: 'constructor', from: null, to: 'toString' },
		]),
	);
});

it('of a picture and a password tells only that they are others, and of a long text that it is cut', () => {
	const [english] = inBoth('member', {
		photo: { picture: 'removed' },
		password: { changed: true },
		education: { from: 'a…', to: 'b…', isCut: true },
	});
	expect(english).toEqual([
		{ field: 'photo', label: 'Profile Photo', became: 'The picture was removed' },
		{ field: 'password', label: 'Password', became: 'Changed; the value is not kept' },
		{ field: 'education', label: 'Education', from: 'a…', to: 'b…', isCut: true },
	]);
});

it('says how many records a list has shown, not which', () => {
	const changes = { ids: ['one', 'two'] };
	const values = {
		action: 'member.read',
		subjectType: 'member',
		actorName: 'Asha',
		subjectName: null,
		changes,
	};
	expect(getSentence(values, 'en')).toBe('Asha read the records of several members in a list (2).');
	expect(inBoth('member', changes)[0]).toEqual([{ field: 'count', label: 'Number', from: null, to: '2' }]);
});

it.each([null, {}, [], 'forgotten'])('tells no change of %j', (changes) => {
	expect(getChanges({ subjectType: 'blog', changes }, 'hi')).toEqual([]);
});

it('shows a field that it has no label for by its name', () => {
	expect(inBoth('blog', { orbit: { from: { a: 1 }, to: 2 } })[0]).toEqual([
		{ field: 'orbit', label: 'orbit', from: '{"a":1}', to: '2' },
	]);
});
