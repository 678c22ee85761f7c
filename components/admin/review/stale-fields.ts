import type { StaleField } from '../stale';

/** What stands in the fields of a record, by their names in the form. */
export type Facts = Readonly<Record<string, string>>;

interface Compared {
	/** What was typed. */
	sent: FormData;
	/** What the form had begun with. */
	base: Facts;
	theirs: Facts;
	labels: Facts;
	/** A value of a field in words. */
	shown: (field: string, value: string) => string;
}

/** What is shown of each field when somebody else has changed the record meanwhile. */
export function staleFieldsOf({ sent, base, theirs, labels, shown }: Compared): StaleField[] {
	return Object.entries(theirs).map(([key, value]) => ({
		key,
		label: labels[key] ?? key,
		mine: shown(key, String(sent.get(key) ?? '')),
		theirs: shown(key, value),
		base: shown(key, base[key] ?? ''),
	}));
}

/** The form with their value in each field in which theirs was chosen; `chosen` is in the words that were shown. */
export function overwritten(
	sent: FormData,
	chosen: Facts,
	theirs: Facts,
	shown: (field: string, value: string) => string,
): FormData {
	const form = new FormData();
	for (const [name, value] of sent) form.append(name, value);
	for (const [field, words] of Object.entries(chosen)) {
		const value = theirs[field];
		if (value === undefined || words !== shown(field, value)) continue;
		if (value === '') form.delete(field);
		else form.set(field, value);
	}
	return form;
}
