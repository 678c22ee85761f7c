import { describe, expect, it } from 'vitest';
import { RecordedTrees } from '@/lib/testing/marriage-records';
import { mergeRecords } from './family-records';
import { marriageVerdict } from './verdict';

const today = new Date('2026-11-22T00:00:00.000Z');

const judge = (trees: RecordedTrees, one = 'he', other = 'she') =>
	marriageVerdict(mergeRecords(trees), one, other, today);

/** The line from somebody up to the ancestor: letters of the steps, F for a father, M for a mother. */
function climb(trees: RecordedTrees, from: string, path: string, ancestorId: string) {
	let at = from;
	for (const [step, letter] of [...path].entries()) {
		const next = step === path.length - 1 ? ancestorId : `${at}-${letter}`;
		if (next !== ancestorId) trees.person(next, letter === 'F' ? 'M' : 'F');
		trees.child(at, letter === 'F' ? [next, null] : [null, next]);
		at = next;
	}
}

/** He and she descend from one ancestor by these paths. */
function withAncestor(his: string, hers: string) {
	const trees = new RecordedTrees()
		.men('he')
		.women('she')
		.person('ancestor', his.at(-1) === 'F' ? 'M' : 'F');
	climb(trees, 'he', his, 'ancestor');
	climb(trees, 'she', hers, 'ancestor');
	return trees;
}

describe('the table of sapinda', () => {
	it.each([
		['first cousins, brothers’ children', 'FF', 'FF', true],
		['first cousins, brother’s and sister’s children', 'FF', 'MF', true],
		['first cousins, sisters’ children', 'MF', 'MF', true],
		['3 father-first / 3 father-first', 'FFF', 'FFF', true],
		['3 father-first / 3 father-first by the mother of both', 'FMM', 'FMM', true],
		['3 / 3, his mother-first', 'MFF', 'FFF', false],
		['3 / 3, hers mother-first', 'FFF', 'MFF', false],
		['3 / 3, both mother-first', 'MFF', 'MFF', false],
		['3 father-first / 2 mother-first', 'FFF', 'MF', true],
		['2 mother-first / 3 father-first', 'MM', 'FFM', true],
		['4 / 4, both father-first', 'FFFF', 'FFFF', true],
		['4 / 4, one mother-first', 'FFFF', 'MFFF', false],
		['4 / 5', 'FFFF', 'FFFFF', false],
		['5 / 4', 'FFFFF', 'FFFF', false],
		['5 / 5', 'FFFFF', 'FFFFF', false],
		['mother’s brother and niece', 'F', 'MF', true],
		['father’s sister and nephew', 'FF', 'F', true],
	])('%s (%s, %s)', (_, his, hers, isBarred) => {
		const { verdict, reasons } = judge(withAncestor(his, hers));
		const sapinda = reasons.filter(({ code }) => code === 'sapinda');
		expect(sapinda.length).toBe(isBarred ? 1 : 0);
		expect(verdict).toBe(isBarred ? 'blocked-by-law' : 'unknown');
		if (isBarred) {
			expect(sapinda[0]).toMatchObject({
				ancestorId: 'ancestor',
				lines: [{ steps: { length: his.length } }, { steps: { length: hers.length } }],
			});
		}
	});
});
