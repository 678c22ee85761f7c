import { alphabetical } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import { foldedSpelling } from '@/lib/core/text-folding';
import { type FieldWith, fieldsWith, memberFields } from '@/lib/features/member/rules/member-fields';
import type { AddressOptions } from './schema';

/** A type-to-add field of a member, whose values join the known ones. */
export type AddressField = FieldWith<'knownFrom'>;

/** Characters. What is longer is no name of a place or a deity. */
const maxLength = 80;

export interface TypedOption {
	kind: AddressField;
	foldedKey: string;
	hi: string | null;
	en: string | null;
}

const fields = fieldsWith('knownFrom').toSorted();

/**
 * What of a member's record joins the known values, each in the script it is typed in. In an order that is the same
 * for everybody, so that two who add the same values wait for each other instead of blocking each other.
 */
export function typedOptions(record: Partial<Record<AddressField, string | null>>): TypedOption[] {
	return fields.flatMap((kind) => {
		const text = record[kind]?.normalize('NFC').trim();
		const foldedKey = text ? foldedSpelling(text) : '';
		if (!text || foldedKey.trim() === '' || text.length > maxLength) return [];
		const isDevanagari = /\p{Script=Devanagari}/u.test(text);
		return [{ kind, foldedKey, hi: isDevanagari ? text : null, en: isDevanagari ? null : text }];
	});
}

/** The known values in the reader's script where it is known, in the order of the reader's alphabet. */
export function listOptions(
	options: { kind: AddressField; hi: string | null; en: string | null }[],
	language: Language,
): AddressOptions {
	const lists: AddressOptions = {
		villageAddresses: [],
		tehsils: [],
		districts: [],
		familyGoddesses: [],
		familyGods: [],
		ancestralResidences: [],
		locations: [],
	};
	for (const { kind, hi, en } of options) {
		const text = language === 'hi' ? (hi ?? en) : (en ?? hi);
		const { knownFrom } = memberFields[kind];
		if (text !== null && knownFrom) lists[knownFrom].push(text);
	}
	const compare = alphabetical(language);
	for (const list of Object.values(lists)) list.sort(compare);
	return lists;
}
