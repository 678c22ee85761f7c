import { type Changes, type Comparison, getPictureAddress } from '@/lib/client/form/conflict';
import {
	type MemberFieldName,
	memberFieldNames,
	memberFields,
} from '@/lib/features/member/rules/member-fields';
import type { StoredFields } from './member-values';
import { shownValue, type Words } from './words';

/** The values by which two versions of a profile or a card are compared; a chosen picture is a file. */
export type ComparedMember = Omit<StoredFields, 'photo'> & { photo?: File | string | null };

/** The fields of a member in the words of the page. */
export function memberComparison(words: Words): Comparison<ComparedMember> {
	const texts = words.messages.memberFields;
	const labels = memberFieldNames.map((name): [MemberFieldName, string] => [name, texts[name]]);
	return {
		labels: Object.fromEntries(labels),
		shownIn: (member, field) => {
			if (field === 'photo') return getPictureAddress(member.photo);
			const value = member[field] ?? null;
			if (memberFields[field].kind === 'yesNo')
				return shownValue(field, typeof value === 'boolean' ? value : null, words);
			return value === null || value === '' ? '' : shownValue(field, String(value), words);
		},
		pictures: ['photo'],
	};
}

/** How two versions of a profile are compared. A new date of birth changes the age, and the other way round. */
export function profileComparison(
	words: Words,
	changes: Changes,
	saved: ComparedMember,
): Comparison<ComparedMember> {
	const { shownIn, labels, pictures } = memberComparison(words);
	const { age, ...others } = labels;
	// What is shown of matches comes along with another privacy, though nobody has touched it.
	const isConsentUntouched = changes.matrimonialConsent === saved.matrimonialConsent;
	return {
		labels: others,
		shownIn: (member, field) =>
			field === 'dob' && !member.dob && member.age ? `${age}: ${member.age}` : shownIn(member, field),
		parts: {
			dob: ['dob', 'age'],
			...(isConsentUntouched && { familyTreePrivacy: ['familyTreePrivacy', 'matrimonialConsent'] }),
		},
		...(pictures && { pictures }),
	};
}
