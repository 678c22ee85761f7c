import { expect, it } from 'vitest';
import { GET as profile } from '@/app/api/users/profile/route';
import { checkCredentials } from '@/lib/platform/auth/login';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { ensureAdministrator } from './ensure-administrator';

provideDatabase();

const password = 'monsoon over Mewar';
const caller = { address: '10.0.0.1', device: null };

/** Of the account that these open. */
async function isAdminWith(email: string, password: string): Promise<boolean> {
	const { id } = await checkCredentials({ email, password, code: '' }, caller, new Date());
	return (await db.member.findUniqueOrThrow({ where: { id }, select: { isAdmin: true } })).isAdmin;
}

it('makes an administrator once, for every spelling of the address', async () => {
	expect(await ensureAdministrator({ email: 'Chief@Example.org', password })).toBe('created');
	expect(await ensureAdministrator({ email: ' chief@example.ORG', password: 'something else' })).toBe('kept');
	expect(await isAdminWith('chief@example.org', password)).toBe(true);
	const row = await db.member.findFirstOrThrow({ where: { emailKey: 'chief@example.org' } });
	expect(row).toMatchObject({ email: 'Chief@Example.org', isListed: false, familyTreePrivacy: 'private' });
	expect(row).toMatchObject({ name: 'एडमिन', nameInOtherScript: 'Administrator' });
});

it('made by two starts at once is one', async () => {
	const twice = [0, 1].map(() => ensureAdministrator({ email: 'twin@example.org', password }));
	expect((await Promise.all(twice)).sort()).toEqual(['created', 'kept']);
});

it('promotes an account, leaves its password alone and ends its sessions', async () => {
	const { email, token } = await makeLogin();
	expect(await ensureAdministrator({ email, password })).toBe('promoted');
	expect(await isAdminWith(email, testPassword)).toBe(true);
	expect((await call(profile, '/api/users/profile', { token })).status).toBe(401);
});

it('does not leave an unclaimed account to the member who added it', async () => {
	const { email } = await makeAccount({ claimedAt: null, isListed: false });
	expect(await ensureAdministrator({ email, password })).toBe('promoted');
	await expect(
		checkCredentials({ email, password: testPassword, code: '' }, caller, new Date()),
	).rejects.toMatchObject({
		code: 'auth.invalidCredentials',
	});
	expect(await isAdminWith(email, password)).toBe(true);
});

it.each([
	['an administrator', { isAdmin: true }, 'kept'],
	['a member', { isAdmin: false }, 'promoted'],
] as const)('takes the mark of the deceased off %s, and notes it', async (_, role, outcome) => {
	// One who can log in has to remain.
	await makeAccount({ isAdmin: true });
	const { id, email } = await makeAccount({ ...role, isDeceased: true });
	expect(await ensureAdministrator({ email, password })).toBe(outcome);
	expect(await isAdminWith(email, testPassword)).toBe(true);
	const entry = {
		actorId: null,
		action: 'member.update',
		changes: { isDeceased: { from: true, to: false } },
	};
	const where = { subjectType: 'member', subjectId: id };
	expect(await db.auditEntry.findMany({ where })).toMatchObject([entry]);
	await ensureAdministrator({ email, password });
	expect(await db.auditEntry.count({ where })).toBe(1);
});

it.each([
	['an administrator', { isAdmin: true }],
	['a member', { isAdmin: false }],
])('takes the mark of the demo off %s, whose account the login page would offer', async (_, role) => {
	const { id, email } = await makeAccount({ ...role, isDemo: true });
	const isDemo = async () =>
		(await db.member.findUniqueOrThrow({ where: { id }, select: { isDemo: true } })).isDemo;
	await ensureAdministrator({ email, password, isDemo: true });
	expect(await isDemo()).toBe(true);
	await ensureAdministrator({ email, password });
	expect(await isDemo()).toBe(false);
});
