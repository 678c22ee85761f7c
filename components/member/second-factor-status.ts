/** The second factor of an account, as its owner sees it. */
export interface SecondFactorStatus {
	/** Null while it is off. */
	since: string | null;
	recoveryCodesLeft: number;
	/** An administrator has no rights until it is on. */
	isRequired: boolean;
}

/** Null when the answer is none. */
export function readSecondFactor(answer: unknown): SecondFactorStatus | null {
	const { since, recoveryCodesLeft, isRequired } = {
		...{ since: undefined, recoveryCodesLeft: null, isRequired: false },
		...Object(answer),
	};
	if ((since !== null && typeof since !== 'string') || typeof recoveryCodesLeft !== 'number') return null;
	return { since, recoveryCodesLeft, isRequired: isRequired === true };
}

/** The secret of a setup that has been started; null when the answer holds none. */
export function readSetup(answer: unknown): { secret: string; uri: string } | null {
	const { secret, uri } = { secret: null, uri: null, ...Object(answer) };
	return typeof secret === 'string' && typeof uri === 'string' ? { secret, uri } : null;
}

export function readRecoveryCodes(answer: unknown): string[] {
	const { recoveryCodes } = { recoveryCodes: [], ...Object(answer) };
	return Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [];
}
