/** A field of a record that two have changed at once. */
export interface StaleField {
	key: string;
	label: string;
	mine: string;
	theirs: string;
	/** Whether the values are addresses of pictures, not texts. */
	isPicture?: boolean;
	/** What the form had begun with, where it is known: it tells who of the two has changed the field. */
	base?: string;
}

export type Choice = 'mine' | 'theirs';

/** The fields that the two tell differently; blanks around a text and kinds of line breaks are no difference. */
export function differingFields(fields: readonly StaleField[]): StaleField[] {
	return fields.filter(({ mine, theirs }) => plain(mine) !== plain(theirs));
}

/** The fields that both have changed, to different values. Without a `base` a field counts as changed by both. */
export function conflictingFields<F extends StaleField>(fields: readonly F[]): F[] {
	return fields.filter(
		({ mine, theirs, base }) =>
			plain(mine) !== plain(theirs) && (base === undefined || plain(base) !== plain(theirs)),
	);
}

function plain(text: string): string {
	return text.replace(/\r\n?/g, '\n').trim();
}

/** Whose value each field begins with: theirs where only they have changed it, else mine. */
export function firstChoices(fields: readonly StaleField[]): Record<string, Choice> {
	return Object.fromEntries(
		fields.map(({ key, mine, base }) => {
			const isUntouched = base !== undefined && plain(base) === plain(mine);
			return [key, isUntouched ? 'theirs' : 'mine'];
		}),
	);
}

/** Whether the choices keep all that I have changed. */
export function keepsMine(fields: readonly StaleField[], choices: Readonly<Record<string, Choice>>): boolean {
	const first = firstChoices(fields);
	return fields.every(({ key }) => choices[key] === first[key]);
}

/** The values that are to stand, by the fields' keys. */
export function chosenValues(
	fields: readonly StaleField[],
	choices: Readonly<Record<string, Choice>>,
): Record<string, string> {
	return Object.fromEntries(
		fields.map(({ key, mine, theirs }) => [key, choices[key] === 'theirs' ? theirs : mine]),
	);
}
