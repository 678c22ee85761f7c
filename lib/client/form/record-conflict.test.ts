import { expect, it } from 'vitest';
import { type Comparison, conflictFields, mergeChosen } from './record-conflict';

const comparison: Comparison<{ name: string; isPublic: boolean; password: string }> = {
	labels: { name: 'Family Name', isPublic: 'Public Family Tree' },
	shownIn: (values, field) => (field === 'isPublic' ? (values.isPublic ? 'Yes' : 'No') : values[field]),
};
const base = { name: 'Rathore', isPublic: false, password: '' };
const mine = { name: 'Rathore of Marwar', isPublic: true, password: 'neem leaf' };
const theirs = { name: 'Rathod', isPublic: false, password: '' };

it('shows what was typed beside what the newer version says, in words', () => {
	expect(conflictFields({ mine, theirs, base }, comparison)).toEqual([
		{ key: 'name', label: 'Family Name', mine: 'Rathore of Marwar', theirs: 'Rathod', base: 'Rathore' },
		{ key: 'isPublic', label: 'Public Family Tree', mine: 'Yes', theirs: 'No', base: 'No' },
	]);
});

it('keeps of mine what was chosen, and of theirs all the rest', () => {
	const merge = (chosen: Record<string, string>) => mergeChosen({ mine, theirs }, chosen, comparison);
	expect(merge({ name: 'Rathore of Marwar', isPublic: 'Yes' })).toEqual(mine);
	expect(merge({ name: 'Rathore of Marwar', isPublic: 'No' })).toEqual({ ...mine, isPublic: false });
	expect(merge({ name: 'Rathod', isPublic: 'No' })).toEqual({ ...theirs, password: 'neem leaf' });
});

it('takes a field that nobody had to choose from the newer version', () => {
	const same = { ...mine, name: ' Rathod' };
	expect(mergeChosen({ mine: same, theirs }, { isPublic: 'Yes' }, comparison)).toEqual({
		...mine,
		name: 'Rathod',
	});
});
