import type { Changes, ComparedField } from '@/lib/client/form/versioned-save';
import { isMemberFieldName, memberFields } from '@/lib/features/member/rules/member-fields';
import type { MemberProfile, StoredFields } from './member-values';
import { shownValue, type Words } from './words';

/** The changed fields of a profile as they are shown: in the form, when it was opened, and now. */
export function compareProfiles(
	changes: Changes,
	base: MemberProfile,
	newest: MemberProfile,
	words: Words,
): ComparedField[] {
	return Object.entries(changes).flatMap(([key, value]): ComparedField[] => {
		if (key === 'photo')
			return [
				comparePictures(value, base.photo, newest.photo, { key, label: words.messages.memberFields.photo }),
			];
		if (key === 'age' && 'dob' in changes) return [];
		if (key === 'age' || key === 'dob') return [compareBirths(changes, base, newest, words)];
		if (key !== 'familyTreePrivacy') return [compareValues(key, value, base, newest, words)];
		// What is shown of matches comes along with another privacy, though nobody has touched it.
		const isConsentUntouched = changes.matrimonialConsent === base.matrimonialConsent;
		const names = isConsentUntouched ? [key, 'matrimonialConsent'] : [key];
		return [{ ...compareValues(key, value, base, newest, words), names }];
	});
}

/** A new date changes the age, and the other way round. */
function compareBirths(
	{ dob, age }: Changes,
	base: MemberProfile,
	newest: MemberProfile,
	words: Words,
): ComparedField {
	const { memberFields: labels } = words.messages;
	const shown = (birth: { dob: unknown; age: unknown }) => {
		if (birth.dob) return shownValue('dob', String(birth.dob), words);
		return birth.age ? `${labels.age}: ${birth.age}` : '';
	};
	return {
		key: 'dob',
		names: ['dob', 'age'],
		label: labels.dob,
		base: shown(base),
		theirs: shown(newest),
		mine: shown({ dob, age }),
	};
}

/** A field that a member is asked for, in the form, when it was opened, and now. */
export function compareValues(
	key: string,
	mine: unknown,
	base: StoredFields,
	newest: StoredFields,
	words: Words,
): ComparedField {
	if (!isMemberFieldName(key)) return { key, label: key, base: '', mine: String(mine), theirs: '' };
	const isYesNo = memberFields[key].kind === 'yesNo';
	const shown = (value: unknown) => {
		if (isYesNo) return shownValue(key, typeof value === 'boolean' ? value : null, words);
		return shownValue(key, String(value ?? ''), words);
	};
	return {
		key,
		label: words.messages.memberFields[key],
		base: shown(base[key]),
		mine: shown(mine),
		theirs: shown(newest[key]),
	};
}

/** A chosen picture, or an empty text for one that was taken away, beside the stored ones. */
export function comparePictures(
	mine: unknown,
	base: string | null | undefined,
	newest: string | null,
	field: { key: string; label: string },
): ComparedField {
	return {
		...field,
		...(base !== undefined && { base: base ?? '' }),
		mine: mine instanceof File ? URL.createObjectURL(mine) : '',
		theirs: newest ?? '',
		isPicture: true,
	};
}
