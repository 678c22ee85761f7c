import { getEmailKey } from '@/lib/core/email-rule';
import { nameKey } from '@/lib/core/name-key';
import { hashPassword } from '@/lib/platform/auth/password';
import { startSession } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import type { MemberCreateInput } from '@/lib/platform/db/generated/models';

export const testPassword = 'neem leaf at dusk';

let hash: Promise<string> | undefined;
let count = 0;

function testHash(): Promise<string> {
	hash ??= hashPassword(testPassword);
	return hash;
}

/** Writes an account whose password is `testPassword`: claimed and with a confirmed address unless `more` says otherwise. */
export async function makeAccount(more: Partial<MemberCreateInput> = {}) {
	count += 1;
	const claimedAt = more.claimedAt === undefined ? new Date() : more.claimedAt;
	const email = more.email ?? `account${count}@example.org`;
	const name = more.name ?? `Member ${count}`;
	return db.member.create({
		data: {
			name,
			nameKey: nameKey(name),
			passwordHash: await testHash(),
			claimedAt,
			emailConfirmedAt: claimedAt,
			...more,
			email,
			emailKey: getEmailKey(email),
		},
		select: { id: true, email: true, isAdmin: true },
	});
}

/** Writes an account that is logged in, and answers its token with it. */
export async function makeLogin(more: Partial<MemberCreateInput> = {}) {
	const account = await makeAccount(more);
	return { ...account, token: await openLogin(account) };
}

/** Logs an account in once more, and answers the token. */
export async function openLogin({ id }: { id: string }): Promise<string> {
	const proven = { id, passwordHash: await testHash(), hasSecondFactor: true };
	return (await startSession(proven, { now: new Date(), userAgent: null, isKept: true })).token;
}
