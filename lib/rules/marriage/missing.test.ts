import { describe, expect, it } from 'vitest';
import { RecordedTrees, wholeFamily } from '@/tests/support/marriage-records';
import { mergeRecords } from './family-records';
import { marriageVerdict } from './verdict';

const today = new Date('2026-11-23T00:00:00.000Z');

function getMissing(trees: RecordedTrees) {
	wholeFamily(trees, 'she', 'F', 'Rathore');
	return marriageVerdict(mergeRecords(trees), 'he', 'she', today).missing.filter(({ of }) => of === 'one');
}

describe('what is missing', () => {
	it('is in the order of the ways, nearest first, with anything between', () => {
		const trees = new RecordedTrees();
		trees.person('he', 'M').men('father', 'uncle').women('mother');
		trees.child('he', ['father', 'mother']).child('father', ['uncle', null], 'adopted');
		const ways = getMissing(trees).map(({ path }) => path.join(' '));
		expect(ways).toEqual(
			[...ways].sort((a, b) => {
				const [stepsA, stepsB] = [a, b].map((way) => (way === '' ? 0 : way.split(' ').length));
				return (stepsA ?? 0) - (stepsB ?? 0) || (a < b ? -1 : Number(a > b));
			}),
		);
	});

	it.each(['birth', 'adopted'] as const)(
		'is the parent by birth only where every way lacks that one: above the father by %s',
		(kind) => {
			const trees = new RecordedTrees();
			trees.person('he', 'M').men('birth', 'adopted', 'guardian');
			for (const each of ['birth', 'adopted'] as const) trees.child('he', [each, null], each);
			// One of the two fathers has been adopted himself; of the other no father is recorded.
			trees.child(kind, ['guardian', null], 'adopted');
			const above = getMissing(trees).filter(({ path }) => path.join(' ') === 'father father');
			expect(above).toEqual([
				{ of: 'one', path: ['father', 'father'], what: 'person', isBirthParent: false },
			]);
		},
	);
});
