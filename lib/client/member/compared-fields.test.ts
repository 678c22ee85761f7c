import { expect, it } from 'vitest';
import { type Changes, findConflicts } from '@/lib/client/form/conflict';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { member, type OwnProfile } from '@/tests/support/browser/members';
import { type ComparedMember, profileComparison } from './compared-fields';
import { type MemberProfile, toMemberProfile } from './member-values';

const messages = getMessages('en');
const words = { language: 'en', t: translator('en'), messages } as const;

function profileWith(more: Partial<OwnProfile>): MemberProfile {
	return toMemberProfile(member(more));
}

function find(changes: Changes, opened: MemberProfile, newest: MemberProfile) {
	const comparison = profileComparison(words, changes, opened);
	return findConflicts<ComparedMember>(changes, { base: opened, theirs: newest }, comparison);
}

it('shows values in the words of the page', () => {
	const base = profileWith({ clan: 'Hada', isMarried: false });
	const newest = profileWith({ clan: null, isMarried: true, sakh: 'Udawat' });
	expect(find({ clan: 'Rathore', isMarried: null, sakh: 'Jodha' }, base, newest)).toEqual([
		{ field: 'clan', label: 'Clan', mine: 'Rathore', theirs: '', isPicture: false },
		{ field: 'sakh', label: messages.memberFields.sakh, mine: 'Jodha', theirs: 'Udawat', isPicture: false },
		{
			field: 'isMarried',
			label: messages.memberFields.isMarried,
			mine: messages.memberOptions.notKnown,
			theirs: 'Yes',
			isPicture: false,
		},
	]);
});

it('decides what is shown of matches with the privacy, unless it was changed itself', () => {
	const base = profileWith({ familyTreePrivacy: 'private', matrimonialConsent: false });
	const findParts = (matrimonialConsent: boolean) =>
		profileComparison(words, { matrimonialConsent, familyTreePrivacy: 'public' }, base).parts
			?.familyTreePrivacy;
	expect(findParts(false)).toEqual(['familyTreePrivacy', 'matrimonialConsent']);
	expect(findParts(true)).toBeUndefined();
});

it.each([
	['a date beside a date', { dob: '1990~' }, { dob: '1991-05', age: 35 }, 'about 1990', 'May 1991'],
	[
		'an age beside a date that makes the same age as before',
		{ age: '40' },
		{ dob: '1990-05', age: 36 },
		'Age (years): 40',
		'May 1990',
	],
	['a date that was taken away', { dob: '', age: '36' }, { dob: '1991', age: 35 }, 'Age (years): 36', '1991'],
	['nothing any more', { dob: '', age: '' }, { dob: '1991', age: 35 }, '', '1991'],
])('shows the birth as one field: %s', (_, changes, newest, mine, theirs) => {
	const label = messages.memberFields.dob;
	expect(find(changes, profileWith({ age: 36 }), profileWith(newest))).toEqual([
		{ field: 'dob', label, mine, theirs, isPicture: false },
	]);
	expect(profileComparison(words, changes, {}).parts?.dob).toEqual(['dob', 'age']);
});

it('shows pictures as pictures', () => {
	const removed = find({ photo: '' }, profileWith({ photo: '/media/1' }), profileWith({ photo: '/media/2' }));
	expect(removed).toMatchObject([{ field: 'photo', mine: '', theirs: '/media/2', isPicture: true }]);
});
