import type { Changes, ComparedField } from '@/lib/client/form/versioned-save';
import { isMemberFieldName } from '@/lib/features/member/rules/member-fields';
import type { MemberProfile } from './drafts';
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
		const isConsentUntouched = changes.matrimonialConsent === base.values.matrimonialConsent;
		const names = isConsentUntouched ? [key, 'matrimonialConsent'] : [key];
		return [{ ...compareValues(key, value, base, newest, words), names }];
	});
}

/** A new date changes the age, and the other way round. */
function compareBirths({ dob, age }: Changes, base: Version, newest: Version, words: Words): ComparedField {
	const shown = (born: Version['values']) =>
		born.dob
			? shownValue('dob', born.dob, words)
			: born.age
				? `${words.messages.memberFields.age}: ${born.age}`
				: '';
	return {
		...{ key: 'dob', names: ['dob', 'age'], label: words.messages.memberFields.dob },
		...{ base: shown(base.values), theirs: shown(newest.values) },
		mine: shown({ dob: String(dob ?? ''), age: String(age ?? '') }),
	};
}

type Version = Pick<MemberProfile, 'values'>;

/** A field of those that a member is asked for. */
export function compareValues(
	key: string,
	mine: unknown,
	base: Version,
	newest: Version,
	words: Words,
): ComparedField {
	const shown = (value: string | undefined) => (value ? shownValue(key, value, words) : '');
	const shownIn = ({ values }: Version) => shown(isMemberFieldName(key) ? values[key] : undefined);
	const label = isMemberFieldName(key) ? words.messages.memberFields[key] : key;
	return { key, label, base: shownIn(base), mine: shown(String(mine)), theirs: shownIn(newest) };
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
