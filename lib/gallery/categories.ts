import { searchKey } from '@/lib/core/text-folding';
import { getMessages } from '@/lib/i18n/translate';

/** Where a picture belongs that nobody has put anywhere else. */
const defaultCategory = 'General';

const { categories: inEnglish } = getMessages('en').gallery;
const { categories: inHindi } = getMessages('hi').gallery;

/** Those with a name in both languages. */
export const knownCategories: readonly string[] = Object.keys(inEnglish);

/** Categories by the keys of their names in both languages. */
const byName = new Map(
	[inEnglish, inHindi].flatMap((names) =>
		Object.entries(names).map(([category, name]) => [searchKey(name), category]),
	),
);

/** The category that a name stands for, in whichever language and spelling it is typed; any other stays as typed. */
export function categoryNamed(typed: string): string {
	return typed === '' ? defaultCategory : (byName.get(searchKey(typed)) ?? typed);
}
