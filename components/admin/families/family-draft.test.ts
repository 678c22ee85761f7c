import { expect, it } from 'vitest';
import { chosenDraft, isSameDraft, staleFields } from './family-draft';

const words = { name: 'Family Name', isPublic: 'Public Family Tree', yes: 'Yes', no: 'No' };
const base = { name: 'Rathore', isPublic: false };

it('finds two the same by name and openness alone', () => {
	expect(isSameDraft(base, { ...base })).toBe(true);
	expect(isSameDraft(base, { ...base, name: 'Rathod' })).toBe(false);
	expect(isSameDraft(base, { ...base, isPublic: true })).toBe(false);
});

it('shows both sides in words, and takes over what was chosen', () => {
	const [mine, theirs] = [
		{ name: 'Rathore of Marwar', isPublic: true },
		{ name: 'Rathod', isPublic: false },
	];
	expect(staleFields({ mine, theirs, base }, words)).toEqual([
		{ key: 'name', label: 'Family Name', mine: 'Rathore of Marwar', theirs: 'Rathod', base: 'Rathore' },
		{ key: 'isPublic', label: 'Public Family Tree', mine: 'Yes', theirs: 'No', base: 'No' },
	]);
	expect(chosenDraft(theirs, { name: 'Rathore of Marwar', isPublic: 'Yes' }, words)).toEqual(mine);
	expect(chosenDraft(theirs, { isPublic: 'No' }, words)).toEqual(theirs);
	expect(chosenDraft(theirs, {}, words)).toEqual(theirs);
});
