import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubTabStorage } from '@/tests/support/tab-storage';

/** What the session needs of a browser. */
function openBrowser({ token }: { token: string | null }) {
	const stored = new Map<string, string>(token === null ? [] : [['token', token]]);
	const attributes = new Set<string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	});
	const typed = stubTabStorage().set('draft', 'half a name');
	vi.stubGlobal('document', {
		cookie: '',
		documentElement: {
			lang: 'hi',
			dataset: { unreachable: 'unreachable' },
			toggleAttribute: (name: string, isOn: boolean) =>
				isOn ? attributes.add(name) : attributes.delete(name),
		},
	});
	vi.stubGlobal('location', { protocol: 'http:' });
	const page = new EventTarget();
	vi.stubGlobal('window', page);
	return { stored, typed, attributes, page };
}

function serverAnswers(...answers: (Response | Error)[]) {
	const fetched = vi.fn<typeof fetch>(async () => {
		const answer = answers.shift();
		if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left');
		return answer;
	});
	vi.stubGlobal('fetch', fetched);
	return fetched;
}

const profile = () => Response.json({ _id: 'm1', name: 'Vikram', isAdmin: true });
const member = { id: 'm1', name: 'Vikram', shownName: 'Vikram', isAdmin: true };

async function freshSession() {
	vi.resetModules();
	return import('./session');
}

beforeEach(() => {
	vi.unstubAllGlobals();
});

describe('checkSession', () => {
	it('shows a visitor without asking when the browser holds no token', async () => {
		openBrowser({ token: null });
		const fetched = serverAnswers();
		const { checkSession, getSession } = await freshSession();
		await checkSession();
		expect(getSession()).toEqual({ status: 'loggedOut' });
		expect(fetched).not.toHaveBeenCalled();
	});

	it('shows the member whom the token belongs to, and keeps the record', async () => {
		const { stored, attributes } = openBrowser({ token: 't' });
		const fetched = serverAnswers(profile());
		const { checkSession, getSession } = await freshSession();
		await checkSession();
		expect(getSession()).toEqual({ status: 'loggedIn', member });
		expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer t');
		expect(stored.get('user')).toContain('Vikram');
		expect(attributes).toContain('data-session');
	});

	it('knows how the name of the member is written in the script of the page', async () => {
		openBrowser({ token: 't' });
		serverAnswers(Response.json({ _id: 'm1', name: 'Vikram', written: { name: 'विक्रम' }, isAdmin: true }));
		const { checkSession, getSession } = await freshSession();
		await checkSession();
		expect(getSession()).toEqual({ status: 'loggedIn', member: { ...member, shownName: 'विक्रम' } });
	});

	it('removes token and record when the server refuses the token', async () => {
		const { stored, attributes } = openBrowser({ token: 't' });
		stored.set('user', '{}');
		serverAnswers(Response.json({ message: 'no', code: 'auth.required' }, { status: 401 }));
		const { checkSession, getSession } = await freshSession();
		await checkSession();
		expect(getSession()).toEqual({ status: 'loggedOut', refusedWith: 'auth.required' });
		expect([...stored.keys()]).toEqual([]);
		expect(attributes).not.toContain('data-session');
	});

	it('remembers why the server refused the token', async () => {
		openBrowser({ token: 't' });
		serverAnswers(Response.json({ message: 'no', code: 'auth.idle' }, { status: 401 }));
		const { checkSession, getSession } = await freshSession();
		await checkSession();
		expect(getSession()).toEqual({ status: 'loggedOut', refusedWith: 'auth.idle' });
	});

	it.each([
		['the network fails', new Error('offline')],
		['the server fails', new Response(null, { status: 503 })],
		['the server says later', new Response(null, { status: 429 })],
	])('keeps the token when %s, and tries again when the visitor is back', async (_, failure) => {
		const { stored, page } = openBrowser({ token: 't' });
		serverAnswers(failure, profile());
		const { watchSession, getSession } = await freshSession();
		const stop = watchSession();
		await vi.waitFor(() => expect(getSession()).toEqual({ status: 'loggedOut' }));
		expect(stored.get('token')).toBe('t');
		page.dispatchEvent(new Event('online'));
		await vi.waitFor(() => expect(getSession()).toEqual({ status: 'loggedIn', member }));
		stop();
	});

	it('forgets an answer about a token that has been replaced meanwhile', async () => {
		openBrowser({ token: 'old' });
		serverAnswers(new Response(null, { status: 401 }));
		const { checkSession, storeSession, getSession, readToken } = await freshSession();
		const checked = checkSession();
		storeSession('new', { _id: 'm1', name: 'Vikram', isAdmin: true });
		await checked;
		expect(readToken()).toBe('new');
		expect(getSession()).toEqual({ status: 'loggedIn', member });
	});
});

describe('watchSession', () => {
	it('follows another tab that logs out', async () => {
		const { stored, page } = openBrowser({ token: 't' });
		serverAnswers(profile());
		const { watchSession, getSession } = await freshSession();
		const stop = watchSession();
		await vi.waitFor(() => expect(getSession().status).toBe('loggedIn'));
		stored.delete('token');
		page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
		await vi.waitFor(() => expect(getSession()).toEqual({ status: 'loggedOut' }));
		stop();
	});
});

describe('storeSession and logOut', () => {
	it('tells the page at once, and ends the session here even when the server does not answer', async () => {
		const { stored, typed } = openBrowser({ token: null });
		serverAnswers(new Error('offline'));
		const { storeSession, subscribeToSession, getSession, logOut } = await freshSession();
		const seen: string[] = [];
		const unsubscribe = subscribeToSession(() => seen.push(getSession().status));
		storeSession('t', { _id: 'm1', name: 'Vikram', isAdmin: true });
		await logOut();
		unsubscribe();
		expect(seen).toEqual(['loggedIn', 'loggedOut']);
		expect([...stored.keys()]).toEqual([]);
		expect(typed.size).toBe(0);
	});

	it('keeps what was typed when the session ended because it was not used', async () => {
		const { stored, typed } = openBrowser({ token: 't' });
		serverAnswers(new Response(null, { status: 204 }));
		const { logOut } = await freshSession();
		await logOut({ keepsDrafts: true });
		expect([...stored.keys()]).toEqual([]);
		expect([...typed]).toEqual([['draft', 'half a name']]);
	});

	it('asks for the member when the answer did not hold one', async () => {
		openBrowser({ token: null });
		serverAnswers(profile());
		const { storeSession, getSession } = await freshSession();
		storeSession('t', undefined);
		await vi.waitFor(() => expect(getSession()).toEqual({ status: 'loggedIn', member }));
	});
});

describe('startSession', () => {
	const user = { _id: 'm1', name: 'Vikram', isAdmin: true };

	it('marks a token that goes with the browser, by a cookie that goes with it', async () => {
		const { stored } = openBrowser({ token: null });
		const { startSession, clearSession } = await freshSession();
		startSession('t', user, { isKept: false });
		expect(stored.get('token')).toBe('t');
		expect(stored.has('tokenEndsWithBrowser')).toBe(true);
		expect(document.cookie).toMatch(/^browserOpen=/);
		expect(document.cookie).not.toMatch(/expires|max-age/i);
		clearSession();
		expect([...stored.keys()]).toEqual([]);
	});

	it('unmarks one that is kept', async () => {
		const { stored } = openBrowser({ token: null });
		const { startSession } = await freshSession();
		startSession('t', user, { isKept: false });
		startSession('u', user, { isKept: true });
		expect(stored.get('token')).toBe('u');
		expect(stored.has('tokenEndsWithBrowser')).toBe(false);
	});

	it('goes on with another token', async () => {
		const { stored } = openBrowser({ token: null });
		const { startSession, replaceToken, getSession } = await freshSession();
		startSession('t', user, { isKept: false });
		replaceToken('u');
		expect(stored.get('token')).toBe('u');
		expect(stored.has('tokenEndsWithBrowser')).toBe(true);
		expect(getSession()).toEqual({ status: 'loggedIn', member });
	});
});
