import { type FieldGroup, maritalGroup, worshipGroup } from './fields';

export type ProfileSectionKey = 'personal' | 'worship' | 'marital';

interface ProfileSectionSpec {
	key: ProfileSectionKey;
	isOpenAtFirst: boolean;
	groups: readonly FieldGroup[];
}

/** The parts of the own profile; the words are under `profile`. */
export const profileSections: readonly ProfileSectionSpec[] = [
	{
		key: 'personal',
		isOpenAtFirst: true,
		groups: [
			{
				key: 'basic',
				fields: [
					...(['name', 'nameInOtherScript', 'prefix', 'gender', 'dob', 'age'] as const),
					...(['mobileNumber', 'education', 'profession'] as const),
				],
			},
			{
				key: 'family',
				fields: [
					...(['fatherName', 'clan', 'dynasty', 'sakh', 'gotra', 'motherClan'] as const),
					...(['isMarried', 'formerMarriage', 'formerMarriageEndedYear', 'childrenCount'] as const),
					'isManglik',
				],
			},
			{
				key: 'address',
				fields: ['villageAddress', 'ancestralResidence', 'location', 'tehsil', 'district'],
			},
			{
				key: 'privacy',
				fields: ['familyTreePrivacy', 'isListed', 'matrimonialConsent', 'isPhotoBlurred', 'mayIntroduce'],
			},
		],
	},
	{ key: 'worship', isOpenAtFirst: true, groups: [worshipGroup] },
	{ key: 'marital', isOpenAtFirst: false, groups: [maritalGroup] },
];

/** The section that holds `field`, if any does. */
export function findSection(field: string): ProfileSectionKey | undefined {
	return profileSections.find(({ groups }) =>
		groups.some(({ fields }) => fields.some((name) => name === field)),
	)?.key;
}
