import type { Reply } from '@/lib/client/api';
import { ageSaidBy, type DateParts, getDateParts, getDateText } from '@/lib/client/form/date-parts';
import type { Changes } from '@/lib/client/form/versioned-save';
import {
	isMemberFieldName,
	type MemberFieldName,
	memberFieldNames,
	memberFields,
} from '@/lib/features/member/rules/member-fields';

/** The current values of a form's fields. */
export type Draft = Partial<Record<MemberFieldName, string>>;

/** A member's own record as the profile page reads it. */
export interface MemberProfile {
	id: string;
	email: string | null;
	/** A mailed link or code has proven that the member reads the address. */
	isEmailConfirmed: boolean;
	/** Set fields only; `Yes`, `No` or `NotKnown` for what is a boolean on the wire. */
	values: Draft;
	/** By the fields, how their texts are written in the script of the page where that differs. */
	written: Partial<Record<string, string>>;
	/** The mobile number as E.164, for links; null where it cannot be dialled. */
	mobileE164: string | null;
	/** An address the browser can open. */
	photo: string | null;
	/** Administrators keep them out of matches. */
	isHeldFromMatches: boolean;
	emailConfirmed: boolean;
	isKnownToFamily: boolean;
	/** Of the record that was read. */
	version: number;
}

type FieldValue = string | number | boolean | null | undefined;

/** Somebody's fields as a call tells them. */
interface StoredFields extends Partial<Record<MemberFieldName, FieldValue>> {
	isManglikKnown?: boolean;
	isMarriedKnown?: boolean;
}

/** The fields that are set, as a form takes them. */
export function getValues(input: StoredFields): Draft {
	const values: Draft = {};
	for (const name of memberFieldNames) {
		const value = findText(input[name]);
		if (value !== null) values[name] = value;
	}
	if (input.isManglikKnown === false) values.isManglik = 'NotKnown';
	if (input.isMarriedKnown === false) delete values.isMarried;
	return values;
}

/** A member's own record, as their page shows it. */
export function getProfile(record: Reply<'GET /api/users/profile'>): MemberProfile {
	return {
		id: record._id,
		email: record.email,
		isEmailConfirmed: record.emailConfirmed,
		values: getValues(record),
		written: record.written ?? {},
		mobileE164: record.mobileE164,
		photo: record.photo,
		isHeldFromMatches: record.isHeldFromMatches,
		emailConfirmed: record.emailConfirmed,
		isKnownToFamily: record.isKnownToFamily,
		version: record.__v,
	};
}

function findText(value: FieldValue): string | null {
	if (typeof value === 'boolean') return value ? 'Yes' : 'No';
	if (typeof value === 'number') return String(value);
	return typeof value === 'string' && value !== '' ? value : null;
}

/** The values of the fields of a form over a member. */
export type MemberValues = Record<Exclude<MemberFieldName, 'dob'>, string> & {
	dob: DateParts;
	/** A file, an empty text to take the stored one away, or nothing. */
	photo: File | '' | null;
};

/** What a form begins with. Of a date of birth that is taken away the age is not known either. */
export function memberValues(start: Draft): MemberValues {
	const texts = Object.fromEntries(memberFieldNames.map((name) => [name, start[name] ?? '']));
	return {
		...(texts as Record<MemberFieldName, string>),
		age: start.dob ? '' : (start.age ?? ''),
		dob: getDateParts(start.dob ?? ''),
		photo: null,
	};
}

/** The texts of a form. The age is asked for where the date of birth does not say it. */
function typedIn({ photo: _photo, dob, age, ...texts }: MemberValues): Draft {
	const born = getDateText(dob);
	return { ...texts, dob: born, ...(ageSaidBy(born) === null && { age }) };
}

/** Of their marriage only the married are asked, of a former one only who is not, of its details who was married before. */
export function isAskedOf(
	{ isMarried, formerMarriage }: Pick<Draft, 'isMarried' | 'formerMarriage'>,
	name: string,
): boolean {
	if (name === 'formerMarriage') return isMarried === 'No';
	if (name === 'formerMarriageEndedYear' || name === 'childrenCount')
		return isMarried === 'No' && Boolean(formerMarriage);
	return isMarried === 'Yes' || !isMemberFieldName(name) || memberFields[name].profile !== 'marital';
}

/** Fields that the registration shows with No chosen from the start. */
export const presetFields = ['isMarried', 'isManglik'] as const;

export type RegisterValues = Omit<MemberValues, 'matrimonialConsent'> & {
	matrimonialConsent: boolean;
	/** The preset fields that the member has touched, separated by commas. */
	answered: string;
};

/**
 * The body of POST /api/users/register: what was asked and filled in. A No that the member has not touched is named as unanswered; by
 * agreeing to be listed for matches a member states that they are not married.
 */
export function registration({
	matrimonialConsent,
	answered,
	...values
}: RegisterValues): Record<string, string | File> {
	const { photo } = values;
	const touched = answered.split(',');
	const unanswered = presetFields.filter(
		(name) =>
			values[name] === 'No' && !touched.includes(name) && !(matrimonialConsent && name === 'isMarried'),
	);
	const typed = Object.entries(typedIn({ ...values, matrimonialConsent: '' }));
	return {
		...Object.fromEntries(typed.filter(([name, text]) => text !== '' && isAskedOf(values, name))),
		...(unanswered.length > 0 && { unanswered: unanswered.join() }),
		...(matrimonialConsent && values.isMarried !== 'Yes' && { matrimonialConsent: 'true' }),
		...(photo && { photo }),
	};
}

/**
 * What the form has changed, for PUT /api/users/profile. An emptied field goes as an empty text, which clears it; so
 * does a photo that is to be taken away. What is shown of matches follows from the privacy, so that it is an answer
 * once the privacy is another; so is the age once the date of birth is taken away.
 */
export function profileChanges(values: MemberValues, saved: Draft): Changes {
	const { photo, matrimonialConsent, age } = values;
	const changed = Object.entries(typedIn(values)).filter(
		([name, text]) => isAskedOf(values, name) && isMemberFieldName(name) && text !== (saved[name] ?? ''),
	);
	const isChanged = (field: string) => changed.some(([name]) => name === field);
	const hasNoDate = isChanged('dob') && getDateText(values.dob) === '';
	return {
		...(isChanged('familyTreePrivacy') && matrimonialConsent !== '' && { matrimonialConsent }),
		...(hasNoDate && { age }),
		...Object.fromEntries(changed),
		...(photo !== null && { photo }),
	};
}
