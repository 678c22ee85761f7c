import { expect, it } from 'vitest';
import { getMessages } from '@/lib/i18n/translate';
import { compareProfiles } from './compared-fields';
import { readProfile } from './drafts';
import { memberTexts } from './texts';

const texts = memberTexts(getMessages('en'), 'en');

function profileWith(more: object) {
	const profile = readProfile({ _id: '1', __v: 1, name: 'Asha', isMarriedKnown: true, ...more });
	if (!profile) throw new Error('No profile');
	return profile;
}

it('shows values in the words of the page', () => {
	const base = profileWith({ clan: 'Hada', isMarried: false });
	const newest = profileWith({ clan: null, isMarried: true });
	expect(compareProfiles({ clan: 'Rathore', isMarried: 'Yes', sakh: 'Jodha' }, base, newest, texts)).toEqual([
		{ key: 'clan', label: 'Clan', base: 'Hada', mine: 'Rathore', theirs: '' },
		{ key: 'isMarried', label: texts.memberFields.isMarried, base: 'No', mine: 'Yes', theirs: 'Yes' },
		{ key: 'sakh', label: texts.memberFields.sakh, base: '', mine: 'Jodha', theirs: '' },
	]);
});

it('keeps what is shown of matches with the privacy, unless it was changed itself', () => {
	const base = profileWith({ familyTreePrivacy: 'private', matrimonialConsent: false });
	const namesOf = (matrimonialConsent: string) =>
		compareProfiles({ matrimonialConsent, familyTreePrivacy: 'public' }, base, base, texts).find(
			({ key }) => key === 'familyTreePrivacy',
		)?.names;
	expect(namesOf('No')).toEqual(['familyTreePrivacy', 'matrimonialConsent']);
	expect(namesOf('Yes')).toEqual(['familyTreePrivacy']);
});

it('shows pictures as pictures', () => {
	const [removed] = compareProfiles(
		{ photo: '' },
		profileWith({}),
		profileWith({ photo: '/media/2' }),
		texts,
	);
	expect(removed).toMatchObject({ key: 'photo', base: '', mine: '', theirs: '/media/2' });
	expect(removed?.show).toBeInstanceOf(Function);
});
