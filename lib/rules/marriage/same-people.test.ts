import { describe, expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { RecordedTrees, wholeFamily } from '@/tests/support/marriage-records';
import { mergeRecords, type SamePeople } from './family-records';
import { marriageVerdict } from './verdict';

const today = new Date('2026-06-01T00:00:00Z');

/** Two families, of which great-grandfathers of both are one person: in two trees, and in two scripts. */
function families(): RecordedTrees {
	const trees = wholeFamily(new RecordedTrees().tree('his'), 'he', 'M', 'Rathore');
	wholeFamily(trees.tree('hers'), 'she', 'F', 'Bhati');
	const names = { 'he-F-F-F': 'ठाकुर उम्मेद सिंह जी', 'she-F-M-F': 'Ummedsingh Rathore' };
	for (const person of trees.persons) {
		const name = Object.entries(names).find(([id]) => id === person.id)?.[1];
		if (name !== undefined) Object.assign(person, { name, nameKey: searchKey(name), clan: null });
	}
	return trees;
}

const verdictWith = (said: readonly SamePeople[]) =>
	marriageVerdict(mergeRecords(families(), said), 'he', 'she', today);
const pair = { oneId: 'he-F-F-F', otherId: 'she-F-M-F' };

describe('two cards of two trees that are one person', () => {
	it('leave a verdict open until somebody says whether they are, in whichever script they are written', () => {
		expect(verdictWith([])).toMatchObject({
			verdict: 'unknown',
			reasons: [{ code: 'maybeSamePerson', lines: [{ steps: { length: 3 } }, { steps: { length: 3 } }] }],
		});
	});

	it('bar a marriage within the sapinda once both owners have said that they are', () => {
		expect(verdictWith([{ ...pair, isSame: true }])).toMatchObject({
			verdict: 'blocked-by-law',
			reasons: [{ code: 'sapinda', ancestorId: 'he-F-F-F' }],
		});
	});

	it('are two people once either has said so', () => {
		expect(verdictWith([{ ...pair, isSame: false }])).toMatchObject({ verdict: 'clear', reasons: [] });
	});

	it('have one father in turn, who is joined too', () => {
		const { individualOf } = mergeRecords(families(), [{ ...pair, isSame: true }]);
		expect(individualOf('she-F-M-F-F')?.id).toBe(individualOf('he-F-F-F-F')?.id);
		expect(individualOf('she-F-M-F')?.names).toEqual(['ठाकुर उम्मेद सिंह जी', 'Ummedsingh Rathore']);
	});

	it('stay two where one is a man and the other a woman, or one is not recorded', () => {
		const { individualOf } = mergeRecords(families(), [
			{ oneId: 'he-F-F-F', otherId: 'she-F-M', isSame: true },
			{ oneId: 'he-F', otherId: 'nobody', isSame: true },
		]);
		expect(individualOf('she-F-M')?.id).toBe('she-F-M');
		expect(individualOf('he-F')?.id).toBe('he-F');
	});
});
