import { type FieldGroup, maritalGroup, worshipGroup } from '@/components/member/fields';
import { adultAge } from '@/lib/core/adult';
import { ageOn } from '@/lib/core/calendar';
import { readWholeNumber } from '@/lib/core/digits';
import { isEmailAddress } from '@/lib/core/email-rule';
import { lastDayOf, readPartialDate, spanOf } from '@/lib/core/partial-date';
import { wordIn } from '@/lib/core/word-in';
import { saysGender } from './relations';

/** Every step that there can be, in order. */
export const allSteps = ['basic', 'personal', 'worship', 'marriage', 'review'] as const;

export type WizardStepKey = (typeof allSteps)[number];

/** What stands in the wizard's fields at the moment, by their names on the wire. */
export type Typed = Readonly<Partial<Record<string, string>>>;

/** How the wizard begins. */
export const beginning = {
	isMarried: 'No',
	isManglik: 'No',
	way: 'account',
} as const satisfies Typed;

/** The steps for what is typed: only the married are asked about their marriage. */
export function wizardSteps({ isMarried }: Typed): WizardStepKey[] {
	return allSteps.filter((step) => step !== 'marriage' || isMarried === 'Yes');
}

const credentialsGroup: FieldGroup = {
	key: 'credentials',
	fields: ['email', 'password'],
};

/** The groups of a step, apart from what the wizard asks by controls of its own. */
export function groupsOf(step: WizardStepKey, { relation = '', ...typed }: Typed): readonly FieldGroup[] {
	switch (step) {
		case 'basic':
			return [credentialsGroup];
		case 'personal':
			return [
				{
					key: 'identity',
					fields: [
						'prefix',
						...(saysGender(relation) ? [] : (['gender'] as const)),
						'fatherName',
						...(isAgeDated(typed) ? [] : (['age'] as const)),
						...(['clan', 'mobileNumber'] as const),
						...(['education', 'profession', 'isMarried', 'isManglik'] as const),
					],
				},
				{
					key: 'places',
					fields: ['villageAddress', 'ancestralResidence', 'location', 'tehsil', 'district'],
				},
				{ key: 'lineage', fields: ['dynasty', 'sakh', 'gotra', 'motherClan'] },
			];
		case 'worship':
			return [worshipGroup];
		case 'marriage':
			return [{ ...maritalGroup, ofMarriage: false }];
		case 'review':
			return [];
	}
}

/** Whether the dates say the age, so that one that is typed would not count. */
function isAgeDated({ dob = '', dod = '', isDeceased = '' }: Typed): boolean {
	return readPartialDate(dob) !== null && (isDeceased === '' || readPartialDate(dod) !== null);
}

const ownFields: Readonly<Record<string, WizardStepKey>> = {
	name: 'basic',
	relation: 'basic',
	relatedToMemberId: 'basic',
	parentKind: 'basic',
	side: 'basic',
	isCouple: 'basic',
	photo: 'basic',
	requestMessage: 'basic',
	isDeceased: 'basic',
	dob: 'basic',
	dod: 'basic',
	gender: 'personal',
};

/** The step that asks for `field`; the last one for what no step knows, because that is where one sends. */
export function stepOf(field: string): WizardStepKey {
	const own = ownFields[field];
	const found = allSteps.find((step) =>
		groupsOf(step, {}).some(({ fields }) => fields.some((name) => name === field)),
	);
	return own ?? found ?? 'review';
}

/** The required fields of a step that are still empty or blank, in the order of the page. */
export function missingFields(
	step: WizardStepKey,
	typed: Typed,
): ('name' | 'relation' | 'email' | 'password')[] {
	if (step !== 'basic') return [];
	const required = ['relation', 'name'] as const;
	const credentials = typed.way === 'account' ? (['email', 'password'] as const) : [];
	return [...required, ...credentials].filter((name) => (typed[name] ?? '').trim() === '');
}

export type Problem =
	| 'email'
	| 'password'
	| 'age'
	| 'underage'
	| 'date'
	| 'future'
	| 'deathFuture'
	| 'beforeBirth';

/**
 * What the server would surely refuse, found before a step is left, so that nobody is sent back from the last step to
 * the first. `today` is an ISO date. The server decides in the end.
 */
export function findProblems(
	{ way, email = '', password = '', age = '', ...typed }: Typed,
	today: string,
): Partial<Record<'email' | 'password' | 'age' | 'dob' | 'dod', Problem>> {
	const isAccount = way === 'account';
	const years = readWholeNumber(age);
	const isAge = age.trim() === '' || (years !== null && years >= 1 && years <= 120);
	const isChild = isAge && years !== null && years < adultAge;
	return {
		...(isAccount && email !== '' && !isEmailAddress(email.trim().normalize('NFC')) && { email: 'email' }),
		...(isAccount && password !== '' && [...password].length < minPassword && { password: 'password' }),
		...(!isAge && { age: 'age' }),
		...(isAccount && isChild && { age: 'underage' }),
		...dateProblems(typed, { today: new Date(today), isAccount }),
	};
}

const minPassword = 6;

function dateProblems(
	{ dob = '', dod = '', isDeceased = '' }: Typed,
	{ today, isAccount }: { today: Date; isAccount: boolean },
): { dob?: Problem; dod?: Problem } {
	const [born, died] = [readPartialDate(dob), isDeceased === '' ? null : readPartialDate(dod)];
	const isTooYoung = isAccount && born && ageOn(lastDayOf(born), today) < adultAge;
	const isBefore = born && died && spanOf(died).latest < spanOf(born).earliest;
	return {
		...(isTooYoung && { dob: 'underage' }),
		...(born && born.date > today && { dob: 'future' }),
		...(dob !== '' && !born && { dob: 'date' }),
		...(isBefore && { dod: 'beforeBirth' }),
		...(died && died.date > today && { dod: 'deathFuture' }),
		...(isDeceased !== '' && dod !== '' && !died && { dod: 'date' }),
	};
}

const wireWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	isMarried: { Yes: 'true', No: 'false' },
	isManglik: { Yes: 'true', No: 'false' },
};

/** A field's value as the calls take it: booleans as true and false. */
export function onTheWire<Value>(name: string, value: Value): Value | string {
	return typeof value === 'string' ? wordIn(wireWords[name] ?? {}, value) : value;
}

/**
 * The body of POST /api/family/add for a new member: what was filled in. Fields of a part that is not asked are disabled, and so not in the form.
 */
export function addBody(form: FormData): FormData {
	const body = new FormData();
	for (const [name, value] of form) {
		const isEmpty = typeof value === 'string' ? value.trim() === '' : value.size === 0;
		if (name === 'way' || isEmpty) continue;
		body.append(name, onTheWire(name, value));
	}
	body.append('isVisible', 'true');
	if (form.get('way') === 'account') body.append('createAccount', 'true');
	return body;
}

/** The texts of a form. */
export function typedIn(form: FormData): Typed {
	return Object.fromEntries(
		[...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
	);
}
