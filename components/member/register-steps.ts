import { adultAge, findMinority } from '@/lib/core/adult';
import { ageOn } from '@/lib/core/calendar';
import { readWholeNumber } from '@/lib/core/digits';
import { isEmailAddress } from '@/lib/core/email-rule';
import { readPartialDate } from '@/lib/core/partial-date';
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

export type DraftProblem =
	| 'email'
	| 'password'
	| 'age'
	| 'underage'
	| 'birthUnclear'
	| 'birthAge'
	| 'date'
	| 'future';

/**
 * What the server would surely refuse, found before a step is left, so that nobody is sent back from the last step
 * to the first. `today` is midnight UTC. The server decides in the end.
 */
export function findProblems(
	{ email = '', password = '', dob = '', age = '' }: Draft,
	today: Date,
): Partial<Record<MemberFieldName, DraftProblem>> {
	return {
		...(email !== '' && !isEmailAddress(email.trim().normalize('NFC')) && { email: 'email' }),
		...(password !== '' && [...password].length < 8 && { password: 'password' }),
		...(dob === '' ? ageProblem(age) : birthProblem(dob, today)),
	};
}

const oldest = 120;

function ageProblem(age: string): { age?: DraftProblem } {
	if (age.trim() === '') return {};
	const years = readWholeNumber(age);
	if (years === null || years < 1 || years > oldest) return { age: 'age' };
	return years < adultAge ? { age: 'underage' } : {};
}

function birthProblem(typed: string, today: Date): { dob?: DraftProblem } {
	const dob = readPartialDate(typed);
	if (!dob) return { dob: 'date' };
	if (dob.date > today) return { dob: 'future' };
	if (ageOn(dob.date, today) > oldest) return { dob: 'birthAge' };
	const minority = findMinority({ dob }, today);
	return minority ? { dob: minority.message } : {};
}
