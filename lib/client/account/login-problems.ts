import { type ApiFieldError, callApi } from '@/lib/client/api';

/** What a registration is to log in with. */
export interface NewLogin {
	email: string;
	password: string;
}

/**
 * What is wrong with a new login, asked of the server before the registration goes on: a password that is easy to guess, an
 * address that has an account. A question without an answer, also because its limit is used up, stops nobody, because the
 * registration itself asks again. `known` has been asked before and was right: the same is not asked twice.
 */
export async function findLoginProblems(
	{ email, password }: NewLogin,
	known: NewLogin | null,
	takenText: string,
): Promise<ApiFieldError[]> {
	const isSameEmail = email === known?.email;
	const [strength, check] = await Promise.all([
		isSameEmail && password === known?.password
			? null
			: callApi('POST /api/users/check-password', { body: { email, password } }),
		isSameEmail ? null : callApi('GET /api/users/check-email', { query: { email } }),
	]);
	const isTaken = check?.ok === true && check.data.exists;
	return [
		...(strength?.ok === false && strength.status === 400 ? strength.errors : []),
		...(isTaken ? [{ path: 'email', message: takenText }] : []),
	];
}
