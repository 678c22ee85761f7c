import { expect, it } from 'vitest';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { member, type OwnProfile } from '@/tests/support/browser/members';
import { compareProfiles } from './compared-fields';
import { type MemberProfile, toMemberProfile } from './member-values';

const messages = getMessages('en');
const words = { language: 'en', t: translator('en'), messages } as const;

function profileWith(more: Partial<OwnProfile>): MemberProfile {
	return toMemberProfile(member(more));
}

it('shows values in the words of the page', () => {
	const base = profileWith({ clan: 'Hada', isMarried: false });
	const newest = profileWith({ clan: null, isMarried: true });
	expect(compareProfiles({ clan: 'Rathore', isMarried: true, sakh: 'Jodha' }, base, newest, words)).toEqual([
		{ key: 'clan', label: 'Clan', base: 'Hada', mine: 'Rathore', theirs: '' },
		{ key: 'isMarried', label: messages.memberFields.isMarried, base: 'No', mine: 'Yes', theirs: 'Yes' },
		{ key: 'sakh', label: messages.memberFields.sakh, base: '', mine: 'Jodha', theirs: '' },
	]);
});

it('keeps what is shown of matches with the privacy, unless it was changed itself', () => {
	const base = profileWith({ familyTreePrivacy: 'private', matrimonialConsent: false });
	const findNames = (matrimonialConsent: boolean) =>
		compareProfiles({ matrimonialConsent, familyTreePrivacy: 'public' }, base, base, words).find(
			({ key }) => key === 'familyTreePrivacy',
		)?.names;
	expect(findNames(false)).toEqual(['familyTreePrivacy', 'matrimonialConsent']);
	expect(findNames(true)).toEqual(['familyTreePrivacy']);
});

it.each([
	[
		'a date beside a date',
		{ dob: '1990~' },
		{ dob: '1991-05', age: 35 },
		'about 1990',
		'May 1991',
		['dob', 'age'],
	],
	[
		'an age beside a date that makes the same age as before',
		{ age: '40' },
		{ dob: '1990-05', age: 36 },
		'Age (years): 40',
		'May 1990',
		['dob', 'age'],
	],
	[
		'a date that was taken away',
		{ dob: '', age: '36' },
		{ dob: '1991', age: 35 },
		'Age (years): 36',
		'1991',
		['dob', 'age'],
	],
	['nothing any more', { dob: '', age: '' }, { dob: '1991', age: 35 }, '', '1991', ['dob', 'age']],
])('shows the birth as one field: %s', (_, changes, newest, mine, theirs, names) => {
	const label = messages.memberFields.dob;
	expect(compareProfiles(changes, profileWith({ age: 36 }), profileWith(newest), words)).toEqual([
		{ key: 'dob', names, label, base: 'Age (years): 36', mine, theirs },
	]);
});

it('shows pictures as pictures', () => {
	const [removed] = compareProfiles(
		{ photo: '' },
		profileWith({}),
		profileWith({ photo: '/media/2' }),
		words,
	);
	expect(removed).toMatchObject({ key: 'photo', base: '', mine: '', theirs: '/media/2', isPicture: true });
});
