import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '@/lib/client/session';

const session = vi.hoisted(() => ({
	clearSession: vi.fn(),
	getSession: vi.fn<() => Session>(),
	logOut: vi.fn(async () => {}),
}));
vi.mock('@/lib/client/session', () => session);
vi.mock('@/lib/client/language', () => ({ clearLanguageCookie: vi.fn() }));

const assign = vi.fn();
const replace = vi.fn();

/** Anew each time: it leaves once only. */
async function open() {
	vi.resetModules();
	return import('./session-end');
}

beforeEach(() => {
	vi.clearAllMocks();
	vi.stubGlobal('location', { pathname: '/admin/users', search: '?page=2', assign, replace });
});

const failure = (status: number) => ({ ok: false as const, status, code: '', message: '', errors: [] });
const member = (isAdmin: boolean): Session => ({
	status: 'loggedIn',
	member: { id: 'a', name: 'Asha', isAdmin },
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
	expect(leaveWhenLoggedOut(failure(401))).toBe(true);
	expect(leaveWhenLoggedOut(failure(401))).toBe(true);
	followSession();
	await vi.waitFor(() => expect(replace).toHaveBeenCalled());
	expect(session.clearSession).toHaveBeenCalledOnce();
	expect(replace.mock.calls).toEqual([['/login?next=%2Fadmin%2Fusers%3Fpage%3D2']]);
});

describe('the session of the browser', () => {
	it('leads to the login when there is none', async () => {
		const { followSession } = await open();
		session.getSession.mockReturnValue({ status: 'loggedOut' });
		followSession();
		await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?next=/)));
	});

	it('leads home who is no administrator', async () => {
		const { followSession } = await open();
		session.getSession.mockReturnValue(member(false));
		followSession();
		expect(replace.mock.calls).toEqual([['/']]);
	});

	it.each<Session>([{ status: 'checking' }, member(true)])(
		'changes nothing while it is %j',
		async (state) => {
			const { followSession } = await open();
			session.getSession.mockReturnValue(state);
			followSession();
			expect(replace).not.toHaveBeenCalled();
			expect(session.logOut).not.toHaveBeenCalled();
		},
	);
});

it('whoever logs out does not come back to this page', async () => {
	const { leave, followSession } = await open();
	session.getSession.mockReturnValue({ status: 'loggedOut' });
	const left = leave();
	followSession();
	await left;
	expect(assign.mock.calls).toEqual([['/login']]);
	expect(replace).not.toHaveBeenCalled();
});
