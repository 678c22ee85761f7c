import { findValues, forgetValues, keepValues } from '@/lib/client/kept-values';

const key = 'passwordReset';

/** How far a reset had come: the code was asked for, and perhaps found right. */
export interface ResetDraft {
	email: string;
	/** Null until it was found right. */
	otp: string | null;
	/** What the server said of the code; null until then. */
	codeClaims: boolean | null;
}

/** Keeps a reset through a reload of the page, so that nobody has to ask for a second code. Never holds a password. */
export function keepResetDraft({ email, otp, codeClaims }: ResetDraft): void {
	keepValues(key, {
		email,
		...(otp && { otp }),
		...(codeClaims !== null && { codeClaims: String(codeClaims) }),
	});
}

/** The reset that was under way before the page was loaded again; null when there was none. */
export function findResetDraft(): ResetDraft | null {
	const { email, otp, codeClaims } = findValues(key);
	if (!email) return null;
	return { email, otp: otp ?? null, codeClaims: codeClaims ? codeClaims === 'true' : null };
}

export function forgetResetDraft(): void {
	forgetValues(key);
}
