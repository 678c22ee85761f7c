// A body that is multipart has texts only; in one of JSON a yes or no is a boolean.
const words = new Map([
	['yes', true],
	['true', true],
	['no', false],
	['false', false],
]);

/** The boolean that a text means; any other value is returned as it is. */
export function readYesNo(value: unknown): unknown {
	return typeof value === 'string' ? (words.get(value.trim().toLowerCase()) ?? value) : value;
}

/** Whether a text means a yes or no that is not known, which is null everywhere else. */
export function isNotKnown(value: unknown): boolean {
	return typeof value === 'string' && /^\s*notknown\s*$/i.test(value);
}

/** The values of a form for a multipart body: a yes or no as `true`, `false` or `NotKnown`. */
export function writeYesNo(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const write = (value: unknown) => (typeof value === 'boolean' ? String(value) : (value ?? 'NotKnown'));
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}
