import { expect, it } from 'vitest';
import { relationWord } from './relation-word';

/** What can be chosen in the tree's form, in the dashboard and in older records. */
const relations = [
	...['Father', 'Mother', 'Daughter', 'Son', 'Sister', 'Brother', 'Spouse', 'Husband', 'Wife'],
	...['Grandfather', 'Grandmother', 'Grandparent', 'Uncle', 'Aunt', 'Cousin', 'Child', 'Other'],
];

it.each(relations)('has a word for %s in both languages', (relation) => {
	expect(relationWord(relation, 'hi')).toMatch(/^[\p{Script=Devanagari}, -]+$/u);
	expect(relationWord(relation, 'en')).toMatch(/^[a-z]+$/);
});

it.each(['Samdhi', 'constructor', '__proto__'])('leaves %s as it was said', (relation) => {
	expect(relationWord(relation, 'hi')).toBe(relation);
});
