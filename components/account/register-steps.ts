import type { WizardStep } from '@/components/form/use-wizard';
import {
	type FieldGroup,
	type MemberFieldName,
	maritalGroup,
	worshipGroup,
} from '@/components/member/fields';

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
