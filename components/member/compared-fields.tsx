import type { MemberProfile } from './drafts';
import { isMemberFieldName } from './fields';
import { type MemberTexts, shownValue } from './texts';
import type { Changes, ComparedField } from './versioned-save';

/** The changed fields of a profile as they are shown: in the form, when it was opened, and now. */
export function compareProfiles(
	changes: Changes,
	base: MemberProfile,
	newest: MemberProfile,
	texts: MemberTexts,
): ComparedField[] {
	return Object.entries(changes).flatMap(([key, value]): ComparedField[] => {
		if (key === 'photo')
			return [comparePictures(value, base.photo, newest.photo, { key, label: texts.memberFields.photo })];
		if (key === 'age' && 'dob' in changes) return [];
		if (key === 'age' || key === 'dob') return [compareBirths(changes, base, newest, texts)];
		if (key !== 'familyTreePrivacy') return [compareValues(key, value, base, newest, texts)];
		// What is shown of matches comes along with another privacy, though nobody has touched it.
		const isConsentUntouched = changes.matrimonialConsent === base.values.matrimonialConsent;
		const names = isConsentUntouched ? [key, 'matrimonialConsent'] : [key];
		return [{ ...compareValues(key, value, base, newest, texts), names }];
	});
}

/** A new date changes the age, and the other way round. */
function compareBirths({ dob, age }: Changes, base: Told, newest: Told, texts: MemberTexts): ComparedField {
	const shown = (born: Told['values']) =>
		born.dob ? shownValue('dob', born.dob, texts) : born.age ? `${texts.memberFields.age}: ${born.age}` : '';
	return {
		...{ key: 'dob', names: ['dob', 'age'], label: texts.memberFields.dob },
		...{ base: shown(base.values), theirs: shown(newest.values) },
		mine: shown({ dob: String(dob ?? ''), age: String(age ?? '') }),
	};
}

type Told = Pick<MemberProfile, 'values'>;

/** A field of those that a member is asked for. */
export function compareValues(
	key: string,
	mine: unknown,
	base: Told,
	newest: Told,
	texts: MemberTexts,
): ComparedField {
	const shown = (value: string | undefined) => (value ? shownValue(key, value, texts) : '');
	const shownIn = ({ values }: Told) => shown(isMemberFieldName(key) ? values[key] : undefined);
	const label = isMemberFieldName(key) ? texts.memberFields[key] : key;
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
		show: (address) => (
			<img src={address} alt="" className="max-h-40 max-w-full rounded-control object-contain" />
		),
	};
}
