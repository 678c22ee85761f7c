import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '@/lib/client/session';

const session = vi.hoisted(() => ({
	clearSession: vi.fn(),
	getSession: vi.fn<() => Session>(),
	logOut: vi.fn<(options?: { keepsDrafts: boolean }) => Promise<void>>(async () => {}),
	readToken: vi.fn<() => string | null>(),
}));
vi.mock('@/lib/client/session', () => session);
const callApi = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ callApi }));
vi.mock('@/lib/client/language', () => ({ clearLanguageCookie: vi.fn() }));
const releaseGuard = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/leave-guard', () => ({ releaseGuard }));

const assign = vi.fn();
const replace = vi.fn();

/** Loaded again each time: it leaves once only. */
async function open() {
	vi.resetModules();
	return import('./admin-session-end');
}

beforeEach(() => {
	vi.clearAllMocks();
	session.readToken.mockReturnValue(null);
	vi.stubGlobal('location', { pathname: '/admin/users', search: '?page=2', hash: '#row', assign, replace });
});

const failure = (status: number) => ({ ok: false as const, status, code: '', message: '', errors: [] });
const member = (isAdmin: boolean): Session => ({
	status: 'loggedIn',
	member: { id: 'a', name: 'Asha', shownName: 'Asha', isAdmin },
});

it.each([0, 403, 404, 409, 500, 503])(
	'stays where an answer of %i says nothing of the session',
	async (status) => {
		const { leaveWhenLoggedOut } = await open();
		expect(leaveWhenLoggedOut(failure(status))).toBe(false);
		expect(session.logOut).not.toHaveBeenCalled();
	},
);

it('leaves for the login, which leads back, once the session is over; once only', async () => {
	const { leaveWhenLoggedOut, followSession } = await open();
	session.getSession.mockReturnValue({ status: 'loggedOut' });
	const over = { ...failure(401), code: 'auth.required' };
	expect(leaveWhenLoggedOut(over)).toBe(true);
	expect(leaveWhenLoggedOut(over)).toBe(true);
	await followSession();
	await vi.waitFor(() => expect(replace).toHaveBeenCalled());
	expect(session.clearSession).toHaveBeenCalledOnce();
	expect(releaseGuard).toHaveBeenCalledOnce();
	expect(replace.mock.calls).toEqual([['/login?next=%2Fadmin%2Fusers%3Fpage%3D2%23row&ended=over']]);
});

it('says at the login that the session ended because it was not used', async () => {
	const { leaveWhenLoggedOut } = await open();
	expect(leaveWhenLoggedOut({ ...failure(401), code: 'auth.idle' })).toBe(true);
	await vi.waitFor(() => expect(replace).toHaveBeenCalled());
	expect(replace.mock.calls).toEqual([['/login?next=%2Fadmin%2Fusers%3Fpage%3D2%23row&ended=idle']]);
});

it.each([
	['auth.idle', true],
	['auth.required', false],
])('keeps drafts after a refusal with %s: %s', async (code, keepsDrafts) => {
	const { leaveWhenLoggedOut } = await open();
	leaveWhenLoggedOut({ ...failure(401), code });
	expect(session.logOut.mock.calls).toEqual([[{ keepsDrafts }]]);
});

it('says so too, and keeps drafts, where the check of the session was refused', async () => {
	const { followSession } = await open();
	session.getSession.mockReturnValue({ status: 'loggedOut', refusedWith: 'auth.idle' });
	await followSession();
	await vi.waitFor(() => expect(replace).toHaveBeenCalled());
	expect(replace.mock.calls).toEqual([['/login?next=%2Fadmin%2Fusers%3Fpage%3D2%23row&ended=idle']]);
	expect(session.logOut.mock.calls).toEqual([[{ keepsDrafts: true }]]);
});

describe('the session of the browser', () => {
	it('leads to the login when there is none', async () => {
		const { followSession } = await open();
		session.getSession.mockReturnValue({ status: 'loggedOut' });
		await followSession();
		await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?next=/)));
	});

	it.each([
		[{ ok: false, status: 500 }, 1],
		[{ ok: false, status: 401 }, 1],
		[{ ok: false, status: 0 }, 0],
		[{ ok: false, status: 429 }, 0],
		[{ ok: true, data: {} }, 0],
	])('of which the server could not tell ends with %j at the second try', async (answer, times) => {
		const { followSession } = await open();
		session.getSession.mockReturnValue({ status: 'loggedOut' });
		session.readToken.mockReturnValue('a token');
		callApi.mockResolvedValue(answer);
		await followSession();
		expect(session.clearSession).toHaveBeenCalledTimes(times);
	});

	it('leads home who is no administrator', async () => {
		const { followSession } = await open();
		session.getSession.mockReturnValue(member(false));
		await followSession();
		expect(replace.mock.calls).toEqual([['/']]);
	});

	it.each<Session>([{ status: 'checking' }, member(true)])(
		'changes nothing while it is %j',
		async (state) => {
			const { followSession } = await open();
			session.getSession.mockReturnValue(state);
			await followSession();
			expect(replace).not.toHaveBeenCalled();
			expect(session.logOut).not.toHaveBeenCalled();
		},
	);
});

it('an administrator who logs out does not come back to this page', async () => {
	const { leave, followSession } = await open();
	session.getSession.mockReturnValue({ status: 'loggedOut' });
	const left = leave();
	await followSession();
	await left;
	expect(assign.mock.calls).toEqual([['/login']]);
	expect(replace).not.toHaveBeenCalled();
});
