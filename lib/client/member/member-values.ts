import type { Reply } from '@/lib/client/api';
import type { Changes } from '@/lib/client/form/conflict';
import { ageSaidBy, type DateParts, getDateParts, getDateText } from '@/lib/client/form/date-parts';
import {
	isMemberFieldName,
	type MemberFieldName,
	memberFieldNames,
	memberFields,
	type YesNoFieldName,
} from '@/lib/features/member/rules/member-fields';

/** The value of a field as the calls take it. */
type FieldValue = string | boolean | null;

type OwnProfile = Reply<'GET /api/users/profile'>;

/** A member's own record, with null where they have not said whether they are married or manglik. */
export interface MemberProfile extends Omit<OwnProfile, 'isMarried' | 'isManglik'> {
	isMarried: boolean | null;
	isManglik: boolean | null;
}

/** The call answers false for what is not known, with a flag beside it. */
export function toMemberProfile(record: OwnProfile): MemberProfile {
	return {
		...record,
		isMarried: record.isMarriedKnown ? record.isMarried : null,
		isManglik: record.isManglikKnown ? record.isManglik : null,
	};
}

/** The fields of a stored record that a form may ask for. */
export type StoredFields = Readonly<Partial<Record<MemberFieldName, string | number | boolean | null>>>;

/** The values of the fields of a form over a member. */
export type MemberValues = Record<Exclude<MemberFieldName, YesNoFieldName | 'dob' | 'photo'>, string> &
	/** Null where it is not known. */
	Record<YesNoFieldName, boolean | null> & {
		dob: DateParts;
		/** A file, an empty text to take the stored one away, or nothing. */
		photo: File | '' | null;
	};

/** The values that a form over `record` begins with. */
export function memberValues(record: StoredFields): MemberValues {
	const values = memberFieldNames.map((name) => {
		const value = record[name] ?? null;
		return [name, memberFields[name].kind === 'yesNo' ? value : String(value ?? '')];
	});
	return {
		...(Object.fromEntries(values) as MemberValues),
		// When a date of birth is taken away, the age is not known either.
		age: record.dob ? '' : String(record.age ?? ''),
		dob: getDateParts(String(record.dob ?? '')),
		photo: null,
	};
}

type MaritalValues = Pick<StoredFields, 'isMarried' | 'formerMarriage'>;

/** Only the married are asked about their marriage, only the unmarried about a former one, and then about its details. */
export function isAskedOf({ isMarried, formerMarriage }: MaritalValues, name: MemberFieldName): boolean {
	if (name === 'formerMarriage') return isMarried === false;
	if (name === 'formerMarriageEndedYear' || name === 'childrenCount')
		return isMarried === false && Boolean(formerMarriage);
	return isMarried === true || memberFields[name].profile !== 'marital';
}

/** The asked fields as the calls take them, without the photo. The age is asked where the date of birth does not say it. */
function getAsked({ photo: _photo, dob, age, ...values }: MemberValues): [MemberFieldName, FieldValue][] {
	const born = getDateText(dob);
	const typed = { ...values, dob: born, ...(ageSaidBy(born) === null && { age }) };
	return Object.entries(typed).filter(
		(entry): entry is [MemberFieldName, FieldValue] =>
			isMemberFieldName(entry[0]) && isAskedOf(values, entry[0]),
	);
}

/** Fields that the registration shows with No chosen from the start. */
export const presetFields: readonly MemberFieldName[] = ['isMarried', 'isManglik'];

export type RegisterValues = MemberValues & {
	/** The preset fields that the member has touched. */
	answered: readonly MemberFieldName[];
};

/**
 * The body of POST /api/users/register: what was asked and filled in. A No that the member has not touched is named as
 * unanswered; by agreeing to be listed for matches a member states that they are not married.
 */
export function registration({ answered, ...values }: RegisterValues): Changes {
	const { photo, isMarried, matrimonialConsent } = values;
	const filledIn = getAsked(values).filter(
		([name, value]) => memberFields[name].registration !== undefined && value !== '',
	);
	const unanswered = presetFields.filter(
		(name) =>
			values[name] === false && !answered.includes(name) && !(matrimonialConsent && name === 'isMarried'),
	);
	return {
		...Object.fromEntries(filledIn),
		...(unanswered.length > 0 && { unanswered: unanswered.join() }),
		...(matrimonialConsent && !isMarried && { matrimonialConsent }),
		...(photo && { photo }),
	};
}

/**
 * What the form has changed, for PUT /api/users/profile. An emptied field goes as an empty text, which clears it; so
 * does a photo that is to be taken away. What is shown of matches follows from the privacy, so that it is sent
 * with another privacy; so is the age once the date of birth is taken away.
 */
export function profileChanges(values: MemberValues, saved: StoredFields): Changes {
	const { photo, matrimonialConsent, age } = values;
	const before = { ...memberValues(saved), dob: saved.dob ?? '' };
	const changed = Object.fromEntries(getAsked(values).filter(([name, value]) => value !== before[name]));
	return {
		...('familyTreePrivacy' in changed && matrimonialConsent !== null && { matrimonialConsent }),
		...(changed.dob === '' && { age }),
		...changed,
		...(photo !== null && { photo }),
	};
}
