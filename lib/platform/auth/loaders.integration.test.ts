import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { provideDatabase } from '@/tests/support/database';
import {
	findVisitorsEnd,
	loadActor,
	readFor,
	requireAdministrator,
	requireBackOffice,
	requireMember,
} from './loaders';

const jar = new Map<string, string>();
const asked = new Map<string, string>();

// The framework knows a request's cookies and headers only while it serves one itself.
vi.mock('next/headers', () => ({
	cookies: async () => ({
		get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
	}),
	headers: async () => ({ get: (name: string) => asked.get(name) ?? null }),
}));

provideDatabase();

function browse(token: string | null): void {
	jar.clear();
	asked.clear();
	if (token !== null) jar.set('next-auth.session-token', token);
}

/** Where a page sends its reader instead of being shown. */
async function findRedirect(page: Promise<unknown>): Promise<string | undefined> {
	const error: unknown = await page.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	return Object(error).digest?.split(';')[2];
}

describe('a page for members', () => {
	it('is shown to the member whose session is alive', async () => {
		const { id, token } = await makeLogin();
		browse(token);
		expect(await requireMember('hi', '/profile')).toMatchObject({ memberId: id, isAdmin: false });
	});

	it('sends a visitor to log in and back, in the page’s language', async () => {
		browse(null);
		expect(await loadActor()).toEqual({ kind: 'visitor' });
		expect(await findRedirect(requireMember('hi', '/profile'))).toBe('/login?next=%2Fprofile');
		expect(await findRedirect(requireMember('en', '/en/profile?a=b'))).toBe(
			'/en/login?next=%2Fen%2Fprofile%3Fa%3Db',
		);
	});

	it('sends a visitor back to the requested address with all of its query', async () => {
		browse(null);
		asked.set('x-asked-path', '/en/matrimonial/interests?list=sent');
		expect(await findRedirect(requireMember('en', '/en/matrimonial/interests'))).toBe(
			'/en/login?next=%2Fen%2Fmatrimonial%2Finterests%3Flist%3Dsent',
		);
	});

	it('is closed once the session has ended, though its token is still well signed', async () => {
		const { id, token } = await makeLogin();
		browse(token);
		await db.session.deleteMany({ where: { memberId: id } });
		expect(await loadActor()).toEqual({ kind: 'visitor', isSessionOver: true });
		expect(await findRedirect(requireMember('hi', '/profile'))).toBe('/login?next=%2Fprofile&ended=over');
	});
});

describe('what a page reads for its reader', () => {
	it('is given to the page', async () => {
		expect(await readFor('/biodata', Promise.resolve('read'))).toBe('read');
	});

	it('sends the reader there once more whose account or tree has just gone', async () => {
		for (const code of ['auth.required', 'record.stale'] as const)
			expect(await findRedirect(readFor('/en/biodata', Promise.reject(new DomainError(code))))).toBe(
				'/en/biodata',
			);
	});

	it('fails with any other error', async () => {
		const failure = new DomainError('service.unavailable');
		await expect(readFor('/biodata', Promise.reject(failure))).rejects.toBe(failure);
	});
});

describe('findVisitorsEnd', () => {
	it.each([
		[{ kind: 'visitor' }, undefined],
		[{ kind: 'visitor', idleSessionId: 'a' }, 'idle'],
		[{ kind: 'visitor', isSessionOver: true }, 'over'],
	] as const)('returns for %j the end %s', (visitor, end) => {
		expect(findVisitorsEnd(visitor)).toBe(end);
	});
});

describe('a page for administrators', () => {
	it('sends one whose session was not used for 30 minutes to log in, with an explanation, and back', async () => {
		const { id, token } = await makeLogin({ isAdmin: true });
		browse(token);
		const lastSeenAt = new Date(Date.now() - 31 * 60_000);
		await db.session.updateMany({ where: { memberId: id }, data: { lastSeenAt } });
		expect(await findRedirect(requireAdministrator('en', '/en/kul-devi-devta-form'))).toBe(
			'/en/login?next=%2Fen%2Fkul-devi-devta-form&ended=idle',
		);
	});

	it('is shown to one', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		browse(token);
		expect(await requireAdministrator('hi', '/admin')).toMatchObject({ isAdmin: true });
	});

	it('sends a visitor to log in and any other member home', async () => {
		browse(null);
		expect(await findRedirect(requireAdministrator('hi', '/admin'))).toBe('/login?next=%2Fadmin');
		browse((await makeLogin()).token);
		expect(await findRedirect(requireAdministrator('hi', '/admin'))).toBe('/');
		expect(await findRedirect(requireAdministrator('en', '/en/admin'))).toBe('/en');
	});

	it('is closed to who is no administrator any more', async () => {
		const { id, token } = await makeLogin({ isAdmin: true });
		await makeLogin({ isAdmin: true });
		browse(token);
		await db.member.update({ where: { id }, data: { isAdmin: false } });
		expect(await findRedirect(requireAdministrator('hi', '/admin'))).toBe('/');
	});
});

describe('a page of the back office', () => {
	it('sends who has to leave it to the unprefixed address, and back to all that was asked for', async () => {
		browse(null);
		expect(await findRedirect(requireBackOffice())).toBe('/login?next=%2Fadmin');
		asked.set('x-asked-path', '/admin/users?page=2');
		expect(await findRedirect(requireBackOffice())).toBe('/login?next=%2Fadmin%2Fusers%3Fpage%3D2');
		browse((await makeLogin()).token);
		expect(await findRedirect(requireBackOffice())).toBe('/');
	});
});
