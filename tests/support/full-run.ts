/** The full run tries every random case; `npm run attack` does so for the suites that it names. */
export const isFullRun = process.env.FULL === '1';

/** The number of random cases of a law: all of them in the full run (`FULL=1`), a tenth in `npm test`. */
export function getRuns(inFull: number): number {
	return isFullRun ? inFull : Math.ceil(inFull / 10);
}
