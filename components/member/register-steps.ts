import { readWholeNumber } from '@/lib/core/digits';
import type { Draft } from './drafts';
import { type FieldGroup, type MemberFieldName, maritalGroup, worshipGroup } from './fields';

interface RegisterStep {
	key: 'basic' | 'personal' | 'family';
	/** Without these the step cannot be left forwards. */
	required: readonly MemberFieldName[];
	groups: readonly FieldGroup[];
}

/** The wizard's steps, the groups of each and the order of their fields; the words are under `register`. */
export const registerSteps: readonly RegisterStep[] = [
	{
		key: 'basic',
		required: ['name', 'email', 'password'],
		groups: [{ key: 'account', fields: ['name', 'email', 'password', 'photo', 'familyTreePrivacy'] }],
	},
	{
		key: 'personal',
		required: ['prefix', 'gender'],
		groups: [
			{
				key: 'identity',
				fields: [
					'prefix',
					'gender',
					'fatherName',
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
		],
	},
	{ key: 'family', required: [], groups: [worshipGroup, maritalGroup] },
];

/** The required fields of a step that are still empty or blank, in the order of the page. */
export function missingFields(step: number, draft: Draft): MemberFieldName[] {
	return (registerSteps[step]?.required ?? []).filter((name) => (draft[name] ?? '').trim() === '');
}

/** The step that asks for `field`; the last one for what no step knows, because that is where one sends. */
export function stepOf(field: string): number {
	const step = registerSteps.findIndex(({ groups }) =>
		groups.some(({ fields }) => fields.some((name) => name === field)),
	);
	return step === -1 ? registerSteps.length - 1 : step;
}

export type DraftProblem = 'email' | 'password' | 'age' | 'underage';

/**
 * What the server would surely refuse, found before a step is left, so that nobody is sent back from the last step
 * to the first. The server decides in the end.
 */
export function findProblems({
	email = '',
	password = '',
	age = '',
}: Draft): Partial<Record<MemberFieldName, DraftProblem>> {
	const years = readWholeNumber(age);
	const isAge = age.trim() === '' || (years !== null && years >= 1 && years <= 120);
	return {
		...(email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) && { email: 'email' }),
		...(password !== '' && [...password].length < 8 && { password: 'password' }),
		...(!isAge && { age: 'age' }),
		...(isAge && years !== null && years < 18 && { age: 'underage' }),
	};
}
