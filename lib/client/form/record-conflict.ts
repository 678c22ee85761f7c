import type { FieldValues } from 'react-hook-form';
import type { StaleField } from './stale';

/** Which fields of a form are compared when two have changed a record at once, and how. */
export interface Comparison<Values extends FieldValues> {
	/** By the names of the fields, in the order in which they are shown. */
	labels: Readonly<Partial<Record<keyof Values & string, string>>>;
	/** The value of a field in words. */
	shownIn: (values: Values, field: keyof Values & string) => string;
}

/** What was typed, what the newer version says, and what the form was opened with. */
interface Versions<Values> {
	mine: Values;
	theirs: Values;
	base: Values;
}

/** Each compared field with its values, as people read them. */
export function conflictFields<Values extends FieldValues>(
	{ mine, theirs, base }: Versions<Values>,
	{ labels, shownIn }: Comparison<Values>,
): StaleField[] {
	return Object.entries(labels).map(([key, label]) => ({
		key,
		label: label ?? key,
		mine: shownIn(mine, key),
		theirs: shownIn(theirs, key),
		base: shownIn(base, key),
	}));
}

/** What is saved over the newer version; `chosen` holds the words of the fields that differ. What is not compared is mine. */
export function mergeChosen<Values extends FieldValues>(
	{ mine, theirs }: Pick<Versions<Values>, 'mine' | 'theirs'>,
	chosen: Readonly<Record<string, string>>,
	{ labels, shownIn }: Comparison<Values>,
): Values {
	const fields: readonly (keyof Values & string)[] = Object.keys(labels);
	const fromTheirs = fields.filter((field) => chosen[field] !== shownIn(mine, field));
	return { ...mine, ...Object.fromEntries(fromTheirs.map((field) => [field, theirs[field]])) };
}
