import { type ApiResult, callApi } from './api';
import { writeCookie } from './cookie';
import { forgetAllFiles } from './kept-file';
import { createStore } from './store';

/** What the browser knows of the member who is logged in. */
export interface SessionMember {
	id: string;
	/** As it is stored. */
	name: string;
	/** The name in the script of the page. */
	shownName: string;
	isAdmin: boolean;
}

export type Session =
	| { status: 'checking' }
	/** `refusedWith`: the code of the answer that refused the token. */
	| { status: 'loggedOut'; refusedWith?: string }
	| { status: 'loggedIn'; member: SessionMember };

/** Names of the local-storage entries: the login token, and the member's record, which goes at logout. */
const tokenKey = 'token';
const userKey = 'user';
/** Marks a token that goes when the browser is closed: when the cookie is gone that no browser keeps (`BootScript`). */
const endsWithBrowserKey = 'tokenEndsWithBrowser';
const openBrowserCookie = 'browserOpen';

const checking: Session = { status: 'checking' };
const loggedOut = { status: 'loggedOut' } as const satisfies Session;

export const sessionStore = createStore<Session>(checking);
export const { get: getSession, subscribe: subscribeToSession } = sessionStore;
let checkedToken: string | null = null;
let isUnanswered = false;

/** The login token, or null for a visitor. */
export function readToken(): string | null {
	return localStorage.getItem(tokenKey);
}

/** Keeps what login or registration answered, until the browser is closed unless `isKept`. */
export function startSession(token: string, user: unknown, { isKept }: { isKept: boolean }): void {
	if (isKept) localStorage.removeItem(endsWithBrowserKey);
	else {
		localStorage.setItem(endsWithBrowserKey, 'yes');
		writeCookie(openBrowserCookie, 'yes', null);
	}
	storeSession(token, user);
}

/** Takes over what the server answers of the session that goes on; the page shows the member at once. */
export function storeSession(token: string, user: unknown): void {
	localStorage.setItem(tokenKey, token);
	localStorage.setItem(userKey, JSON.stringify(user ?? null));
	const member = findMember(user);
	checkedToken = token;
	if (member) settle({ status: 'loggedIn', member });
	else void checkSession();
}

/** Takes the token of the member from now on. */
export function replaceToken(token: string): void {
	localStorage.setItem(tokenKey, token);
	checkedToken = token;
}

/** Forgets token and member in this browser, with the code that refused the token; the server is not asked. */
export function clearSession(refusedWith?: string): void {
	localStorage.removeItem(tokenKey);
	localStorage.removeItem(userKey);
	localStorage.removeItem(endsWithBrowserKey);
	checkedToken = null;
	settle(refusedWith === undefined ? loggedOut : { ...loggedOut, refusedWith });
}

/**
 * Ends the session on the server and in the browser. Without the server's answer it still ends here. Drafts are kept for
 * who comes back after a session that was not used: only their owner is shown them.
 */
export async function logOut({ keepsDrafts = false } = {}): Promise<void> {
	await callApi('POST /api/users/logout');
	// What was typed half belongs to who has left.
	if (!keepsDrafts) {
		sessionStorage.clear();
		await forgetAllFiles();
	}
	clearSession();
}

/**
 * Asks the server whom the token belongs to. A refusal removes token and member. A server that does not answer
 * (or says "later") leaves the token for another try and shows the visitor's page for now.
 */
export async function checkSession(): Promise<void> {
	const token = readToken();
	checkedToken = token;
	isUnanswered = false;
	if (token === null) return clearSession();
	if (getSession().status !== 'loggedIn') settle(checking);
	const answer = await callApi('GET /api/users/profile');
	if (readToken() !== token) return;
	const verdict = getVerdict(answer);
	if (verdict === 'refused') return clearSession(answer.ok ? undefined : answer.code);
	isUnanswered = verdict === 'unanswered';
	if (verdict === 'unanswered') return settle(loggedOut);
	localStorage.setItem(userKey, JSON.stringify(answer.ok ? answer.data : null));
	settle({ status: 'loggedIn', member: verdict });
}

function getVerdict(answer: ApiResult): SessionMember | 'refused' | 'unanswered' {
	if (answer.ok) return findMember(answer.data) ?? 'unanswered';
	const isClientError = answer.status >= 400 && answer.status < 500 && ![408, 429].includes(answer.status);
	return isClientError ? 'refused' : 'unanswered';
}

/** Checks the session now, whenever another tab changes it, and again after an unanswered check. */
export function watchSession(): () => void {
	const stopWatchingTabs = watchOtherTabs(() => {
		if (readToken() !== checkedToken) void checkSession();
	});
	const onReturn = () => {
		if (isUnanswered) void checkSession();
	};
	window.addEventListener('online', onReturn);
	window.addEventListener('focus', onReturn);
	if (getSession().status === 'checking') void checkSession();
	return () => {
		stopWatchingTabs();
		window.removeEventListener('online', onReturn);
		window.removeEventListener('focus', onReturn);
	};
}

/** Calls `listener` when another tab logs somebody out or in, until the answered function is called. */
export function watchOtherTabs(listener: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => {
		if (key === tokenKey || key === null) listener();
	};
	window.addEventListener('storage', onStorage);
	return () => window.removeEventListener('storage', onStorage);
}

/** The member a profile answer or a stored record describes; null when it describes none. */
function findMember(value: unknown): SessionMember | null {
	if (typeof value !== 'object' || value === null) return null;
	if (!('_id' in value) || typeof value._id !== 'string') return null;
	const name = 'name' in value && typeof value.name === 'string' ? value.name : '';
	return {
		id: value._id,
		name,
		shownName: findWrittenName(value) ?? name,
		isAdmin: 'isAdmin' in value && value.isAdmin === true,
	};
}

function findWrittenName(member: object): string | null {
	if (!('written' in member) || typeof member.written !== 'object' || member.written === null) return null;
	const { written } = member;
	return 'name' in written && typeof written.name === 'string' ? written.name : null;
}

function settle(next: Session): void {
	// The style sheet keeps a member's places free by this mark; the boot script sets it before the first paint.
	document.documentElement.toggleAttribute('data-session', localStorage.getItem(tokenKey) !== null);
	sessionStore.set(next);
}
