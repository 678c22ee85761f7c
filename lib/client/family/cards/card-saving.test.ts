import { expect, it } from 'vitest';
import { conflictingFields } from '@/lib/client/form/stale';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { familyWith } from '@/tests/support/read-family';
import { compareCards } from './card-saving';

const messages = getMessages('en');
const words = { language: 'en', t: translator('en'), messages } as const;

function cardWith(record: object) {
	const [card] =
		familyWith({
			familyTree: { currentUserId: 'account' },
			familyMembers: [
				{
					_id: 'card',
					name: 'Ranjit',
					relation: 'Father',
					relationWords: { hi: 'पिता', en: 'Father' },
					...record,
				},
			],
		})?.members ?? [];
	if (!card) throw new Error('No card');
	return card;
}

const compare = (changes: object, base: object, newest: object) =>
	compareCards({ ...changes }, cardWith(base), cardWith(newest), words);

it('compares each changed field in the words of the page', () => {
	const changes = {
		name: 'Ranjit Singh',
		clan: 'Hada',
		isDeceased: true,
		isVisible: false,
		isMarried: true,
	};
	expect(compare(changes, { clan: 'Rathore' }, { clan: 'Bundela', isDeceased: true })).toEqual([
		{ key: 'name', label: 'Full Name', base: 'Ranjit', mine: 'Ranjit Singh', theirs: 'Ranjit' },
		{ key: 'clan', label: 'Clan', base: 'Rathore', mine: 'Hada', theirs: 'Bundela' },
		{ key: 'isDeceased', label: 'Has passed away', base: 'No', mine: 'Yes', theirs: 'Yes' },
		{ key: 'isVisible', label: 'Show in the family tree', base: 'Yes', mine: 'No', theirs: 'Yes' },
		{
			key: 'isMarried',
			label: messages.memberFields.isMarried,
			base: 'Not known',
			mine: 'Yes',
			theirs: 'Not known',
		},
	]);
});

it('keeps a place in the tree together', () => {
	const relationWords = { hi: 'बड़े पापा', en: 'Father’s elder brother' };
	const changes = { relation: 'Brother', side: 'father', parentKind: 'birth' };
	expect(compare(changes, {}, { relation: 'Uncle', relationWords })).toEqual([
		{
			key: 'relation',
			names: ['relation', 'relatedToMemberId', 'side', 'parentKind', 'isCouple', 'otherParent'],
			label: messages.familyTree.wizard.relation,
			base: 'Father',
			mine: 'Brother',
			theirs: 'Father’s elder brother',
		},
	]);
});

it.each([
	['another age', { age: 40 }, { age: 50 }],
	['a date where there was an age', { age: 40 }, { dob: '1950-03-04', age: 76 }],
	['nothing any more', { dob: '1950-03-04', age: 76 }, {}],
])('finds a new date of birth in conflict with %s', (_, base, newest) => {
	expect(conflictingFields(compare({ dob: '1951-01-01' }, base, newest))).toHaveLength(1);
	expect(conflictingFields(compare({ dob: '1951-01-01' }, base, base))).toEqual([]);
});
