import { expect, it } from 'vitest';
import {
	chosenValues,
	conflictingFields,
	differingFields,
	firstChoices,
	keepsMine,
	type StaleField,
} from './stale';

const title: StaleField = {
	key: 'title',
	label: 'Title',
	base: 'Forts',
	mine: 'Old forts',
	theirs: 'New forts',
};
const author: StaleField = { key: 'author', label: 'Author', base: 'Asha', mine: 'Asha', theirs: 'Veer' };
const content: StaleField = { key: 'content', label: 'Story', mine: 'Once.', theirs: 'Twice.' };
const fields = [title, author, content];

it('asks only about what the two tell differently', () => {
	const same = { key: 'place', label: 'Place', mine: ' Udaipur\r\nFort ', theirs: 'Udaipur\nFort' };
	expect(differingFields([same, ...fields])).toEqual(fields);
});

it('begins with mine, but with theirs where only they have changed a field', () => {
	expect(firstChoices(fields)).toEqual({ title: 'mine', author: 'theirs', content: 'mine' });
});

it('keeps mine without undoing what only they have changed', () => {
	const choices = firstChoices(fields);
	expect(keepsMine(fields, choices)).toBe(true);
	expect(chosenValues(fields, choices)).toEqual({ title: 'Old forts', author: 'Veer', content: 'Once.' });
});

it('knows a choice by field from keeping all of mine', () => {
	const choices = { ...firstChoices(fields), content: 'theirs' } as const;
	expect(keepsMine(fields, choices)).toBe(false);
	expect(chosenValues(fields, choices)).toEqual({ title: 'Old forts', author: 'Veer', content: 'Twice.' });
});

it('finds a conflict only where both have changed a field, to different values', () => {
	const untouched = { ...title, theirs: 'Forts' };
	const agreed = { ...title, theirs: ' Old forts ' };
	expect(conflictingFields([untouched, agreed])).toEqual([]);
	expect(conflictingFields([title, content])).toEqual([title, content]);
});
