import { type ApiFailure, callApi } from '@/lib/client/api';
import { clearLanguageCookie } from '@/lib/client/language';
import { releaseGuard } from '@/lib/client/leave-guard';
import { clearSession, getSession, logOut, readToken } from '@/lib/client/session';
import { defaultLanguage } from '@/lib/core/language';
import { findSessionEnd, loginPath } from '@/lib/platform/auth/guards';

let isLeaving = false;

/** Ends the session and opens the login. */
export async function leave(): Promise<void> {
	isLeaving = true;
	releaseGuard();
	await logOut();
	clearLanguageCookie();
	// A whole new page: nothing of what was seen here stays in this one's memory.
	location.assign('/login');
}

/** Called with a failed response: when the session is over, leaves for the login, which leads back, and answers true. */
export function leaveWhenLoggedOut(failure: ApiFailure): boolean {
	if (failure.status !== 401) return false;
	endHere(failure.code);
	return true;
}

/** Leaves when the browser turns out to have no session, or one of somebody who is no administrator. */
export async function followSession(): Promise<void> {
	const session = getSession();
	if (session.status === 'loggedIn' && !session.member.isAdmin) location.replace('/');
	if (session.status !== 'loggedOut') return;
	if (readToken() === null) return endHere(session.refusedWith);
	// A token that could not be checked may just belong to a page that is being left: only an answer ends its session.
	const answer = await callApi('GET /api/users/profile');
	if (!answer.ok && ![0, 429].includes(answer.status)) endHere(answer.code);
}

function endHere(code?: string): void {
	if (isLeaving) return;
	isLeaving = true;
	releaseGuard();
	// The token goes first: what is logged out on the server is then the cookie's session, or nothing.
	clearSession();
	const ended = findSessionEnd(code);
	const login = loginPath(defaultLanguage, location.pathname + location.search + location.hash, ended);
	void logOut({ keepsDrafts: ended === 'idle' }).then(() => location.replace(login));
}
