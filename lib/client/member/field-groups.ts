import type { WizardStep } from '@/lib/client/form/wizard-step';
import {
	type FieldGroup,
	type MemberFieldName,
	maritalGroup,
	worshipGroup,
} from '@/lib/features/member/rules/member-fields';

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

interface RegisterStep extends WizardStep<'basic' | 'personal' | 'family'> {
	required: readonly MemberFieldName[];
	groups: readonly FieldGroup[];
}

const basicGroups: readonly FieldGroup[] = [
	{ key: 'account', fields: ['name', 'email', 'password', 'photo', 'familyTreePrivacy'] },
];

const personalGroups: readonly FieldGroup[] = [
	{
		key: 'identity',
		fields: [
			'prefix',
			'gender',
			'fatherName',
			'dob',
			'age',
			'clan',
			'mobileNumber',
			'education',
			'profession',
			'isMarried',
			'isManglik',
		],
	},
	{
		key: 'places',
		fields: ['villageAddress', 'ancestralResidence', 'location', 'tehsil', 'district'],
	},
	{ key: 'lineage', fields: ['dynasty', 'sakh', 'gotra', 'motherClan'] },
];

/** The wizard's steps, the groups of each and the order of their fields; the words are under `register`. */
export const registerSteps: readonly RegisterStep[] = [
	getStep('basic', basicGroups, ['name', 'email', 'password']),
	getStep('personal', personalGroups, ['prefix', 'gender']),
	getStep('family', [worshipGroup, maritalGroup], []),
];

function getStep(
	key: RegisterStep['key'],
	groups: readonly FieldGroup[],
	required: readonly MemberFieldName[],
): RegisterStep {
	return { key, groups, required, fields: groups.flatMap(({ fields }) => fields) };
}
