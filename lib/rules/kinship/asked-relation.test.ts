import { describe, expect, it } from 'vitest';
import { parentAsSeenBy, plainParts } from './asked-relation';
import type { Step } from './steps';

const up = (sex: 'M' | 'F' | null): Step => ({ kind: 'parent', sex, link: 'birth' });
const down = (sex: 'M' | 'F'): Step => ({ kind: 'child', sex, link: 'birth' });
const wed = (sex: 'M' | 'F'): Step => ({ kind: 'spouse', sex, endedBy: null });
const sibling = (tie: 'full' | 'half', commonParentSex: 'M' | 'F' | null = null): Step => ({
	...{
		kind: 'sibling',
		sex: 'M',
		age: 'unknown',
		tie,
		isAdopted: false,
		commonParentSex,
		sharedParentIds: [],
	},
});

describe('the parent of somebody, as a relative calls them', () => {
	it.each([
		['the father of an uncle’s own mother', [up('F')], 'father', [['MF']]],
		['the relative’s own father', [], 'father', [['F']]],
		['the mother of a brother, who is one’s own', [sibling('full')], 'mother', [['M']]],
		['the mother of a father’s mother', [up('M'), up('F')], 'mother', [['FM'], ['M']]],
		['the father of a daughter-in-law', [down('M'), wed('F')], 'father', [['SWF']]],
		['the common father of half-brothers', [sibling('half', 'M')], 'father', [['F']]],
	] as const)('%s', (_, steps, role, parts) => {
		expect(parentAsSeenBy([...steps], role)).toEqual(parts);
	});

	it.each([
		['the other parent of a half-brother', [sibling('half', 'M')], 'mother'],
		['the other parent of one’s own child', [down('M')], 'father'],
		['somebody beyond a person whose sex is not known', [up(null)], 'father'],
		['whom only a chain of words would name', [up('F'), wed('M'), up('F'), sibling('half', 'F')], 'father'],
	] as const)('is not said in words of %s', (_, steps, role) => {
		expect(parentAsSeenBy([...steps], role)).toBeNull();
	});
});

it('names somebody by one word for each step alone, not by either of two', () => {
	expect(plainParts([up('F')])).toEqual([['M']]);
	expect(plainParts([sibling('full')])).toBeNull();
});
