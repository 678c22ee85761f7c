import { type ApiFailure, callApi } from '@/lib/client/api';
import { clearLanguageCookie } from '@/lib/client/language';
import { clearSession, getSession, logOut, readToken } from '@/lib/client/session';
import { leaveUnasked } from './leaving';

let isLeaving = false;

/** Ends the session and opens the login. */
export async function leave(): Promise<void> {
	isLeaving = true;
	leaveUnasked();
	await logOut();
	clearLanguageCookie();
	// A whole new page: nothing of what was seen here stays in this one's memory.
	location.assign('/login');
}

/** Told a failed answer: when the session is over, leaves for the login, which leads back, and answers true. */
export function leaveWhenLoggedOut({ status }: ApiFailure): boolean {
	if (status !== 401) return false;
	endHere();
	return true;
}

/** Leaves when the browser turns out to have no session, or one of somebody who is no administrator. */
export async function followSession(): Promise<void> {
	const session = getSession();
	if (session.status === 'loggedIn' && !session.member.isAdmin) location.replace('/');
	if (session.status === 'loggedOut' && (readToken() === null || (await isCheckRefused()))) endHere();
}

/** A token that could not be checked may just belong to a page that is being left: only an answer ends its session. */
async function isCheckRefused(): Promise<boolean> {
	const answer = await callApi('/api/users/profile');
	return !answer.ok && ![0, 429].includes(answer.status);
}

function endHere(): void {
	if (isLeaving) return;
	isLeaving = true;
	leaveUnasked();
	// The token goes first: what is logged out on the server is then the cookie's session, or nothing.
	clearSession();
	const next = encodeURIComponent(location.pathname + location.search);
	void logOut().then(() => location.replace(`/login?next=${next}`));
}
