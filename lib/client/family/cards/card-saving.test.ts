import { expect, it } from 'vitest';
import { findConflicts } from '@/lib/client/form/conflict';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { familyWith } from '@/tests/support/read-family';
import { cardComparison, getComparedCard } from './card-saving';

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

const comparison = cardComparison(words);

const find = (changes: object, base: object, newest: object) =>
	findConflicts(
		{ ...changes },
		{ base: getComparedCard(cardWith(base)), theirs: getComparedCard(cardWith(newest)) },
		comparison,
	);

it('shows each changed field in the words of the page', () => {
	const base = { clan: 'Rathore', profession: 'Farmer' };
	const changes = {
		name: 'Ranjit Singh',
		clan: 'Hada',
		isDeceased: true,
		isVisible: false,
		isMarried: true,
	};
	const newest = { name: 'Ranjit Ji', clan: 'Bundela', isDeceased: true, isMarried: false };
	expect(find(changes, base, newest).map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
		['Full Name', 'Ranjit Singh', 'Ranjit Ji'],
		['Clan', 'Hada', 'Bundela'],
		[messages.memberFields.isMarried, 'Yes', 'No'],
	]);
	const shown = { ...getComparedCard(cardWith({})), ...changes };
	expect(comparison.labels.isDeceased).toBe('Has passed away');
	expect(comparison.shownIn(shown, 'isDeceased')).toBe('Yes');
	expect(comparison.labels.isVisible).toBe('Show in the family tree');
	expect(comparison.shownIn(shown, 'isVisible')).toBe('No');
});

it('decides a place in the tree together', () => {
	const relationWords = { hi: 'बड़े पापा', en: 'Father’s elder brother' };
	const changes = { relation: 'Brother', side: 'father', parentKind: 'birth' };
	expect(find(changes, {}, { relation: 'Uncle', relationWords })).toEqual([
		{
			field: 'relation',
			label: messages.familyTree.wizard.relation,
			mine: 'Brother',
			theirs: 'Father’s elder brother',
			isPicture: false,
		},
	]);
	expect(comparison.parts?.relation).toEqual([
		'relation',
		'relatedToMemberId',
		'side',
		'parentKind',
		'isCouple',
		'otherParent',
	]);
});

it.each([
	['another age', { age: 40 }, { age: 50 }, 'Age: 50'],
	['a date where there was an age', { age: 40 }, { dob: '1950-03-04', age: 76 }, 'Mar 4, 1950'],
	['nothing any more', { dob: '1950-03-04', age: 76 }, {}, ''],
])('finds a new date of birth in conflict with %s', (_, base, newest, theirs) => {
	expect(find({ dob: '1951-01-01' }, base, newest)).toMatchObject([{ mine: 'Jan 1, 1951', theirs }]);
	expect(find({ dob: '1951-01-01' }, base, base)).toEqual([]);
});

it('shows no age for a date of birth that is taken away', () => {
	const [birth] = find({ dob: '' }, { dob: '1950-03-04', age: 76 }, { dob: '1951', age: 75 });
	expect(birth).toMatchObject({ field: 'dob', mine: '' });
});
