import { expect, it } from 'vitest';
import { findChanges, findConflicts } from '@/lib/client/form/conflict';
import { getMessages } from '@/lib/platform/i18n/translate';
import { detailsComparison, getBody } from './compared-details';
import type { SavedDetails } from './details-values';

const stored: SavedDetails['details'] = {
	...{ heightCm: 168, motherTongue: 'Marwari', languages: ['Hindi'], diet: null, income: null },
	...{ workPlace: null, siblings: [], maternalVillage: null, maternalUncle: null },
	...{ about: null, aboutFamily: null, lookingFor: null, shownToMatches: [], shownToAgreed: [] },
};
const opened = getBody(stored);
const { matchDetails, biodata } = getMessages('en');
const comparison = detailsComparison({ matchDetails, fieldNames: biodata.fields });

it('asks about nothing that only one of the two has changed', () => {
	const changes = findChanges({ ...opened, heightCm: '170' }, opened);
	expect(changes).toEqual({ heightCm: '170' });
	const theirs = getBody({ ...stored, motherTongue: 'Mewari' });
	expect(findConflicts(changes, { base: opened, theirs }, comparison)).toEqual([]);
});

it('shows choices, siblings and who sees what in words', () => {
	const elder = { kind: 'elderSister', name: 'Aditi', isMarried: true, marriedInto: 'Bhati' } as const;
	const changes = findChanges(getBody({ ...stored, siblings: [elder], shownToMatches: ['height'] }), opened);
	const theirs = getBody({
		...stored,
		siblings: [{ kind: 'brother', name: '', isMarried: null, marriedInto: '' }],
		shownToAgreed: ['nanihal', 'diet'],
	});
	const conflicts = findConflicts(changes, { base: opened, theirs }, comparison);
	expect(conflicts.map((conflict) => [conflict.field, conflict.mine, conflict.theirs])).toEqual([
		['siblings', 'Elder sister, Aditi, Married, Bhati', 'Brother'],
		[
			'shownToMatches',
			'Height: All matches',
			"Diet: Only those with whom you both agree\nMother's family: Only those with whom you both agree",
		],
	]);
});
