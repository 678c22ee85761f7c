const troubles: string[] = [];
let expected: RegExp[] = [];

/** Notes a trouble that fails the test unless `expectTrouble` has announced it. */
export function noteTrouble(trouble: string): void {
	troubles.push(trouble);
}

/** Announces an error on the console, or a call without a response, that the test provokes. */
export function expectTrouble(trouble: RegExp): void {
	expected.push(trouble);
}

/** Forgets the troubles of a test. @throws Error when one was not announced, or an announced one stayed away */
export function settleTroubles(): void {
	const unexpected = troubles.filter((trouble) => !expected.some((known) => known.test(trouble)));
	const missing = expected.filter((known) => !troubles.some((trouble) => known.test(trouble)));
	troubles.length = 0;
	expected = [];
	if (unexpected.length > 0) throw new Error(`The test did not announce: ${unexpected.join('\n')}`);
	if (missing.length > 0) throw new Error(`The test announced, but this stayed away: ${missing.join(', ')}`);
}
