import { DomainError } from '@/lib/core/errors';
import type { ProvenAccount } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { getEnv } from '@/lib/platform/env/env';
import { mayUseDemoLogins } from './access';
import { type DemoAccountName, demoAccountNames, demoEmails } from './accounts';

/**
 * The accounts of the demo that this request may log in to without a password. An account is not among them when the demo
 * was not seeded, when it was removed, marked as deceased, or given another role, address or a second factor.
 */
export async function findDemoAccounts(headers: Headers): Promise<Map<DemoAccountName, ProvenAccount>> {
	const found = new Map<DemoAccountName, ProvenAccount>();
	if (!mayUseDemoLogins(headers, getEnv())) return found;
	const members = await db.member.findMany({
		where: {
			...{ emailKey: { in: Object.values(demoEmails) }, isDemo: true, isDeceased: false },
			...{ claimedAt: { not: null }, passwordHash: { not: null }, secondFactorSince: null },
		},
		select: { id: true, emailKey: true, passwordHash: true, isAdmin: true },
	});
	for (const name of demoAccountNames) {
		const account = members.find(({ emailKey }) => emailKey === demoEmails[name]);
		if (!account?.passwordHash || account.isAdmin !== (name === 'administrator')) continue;
		const { id, passwordHash } = account;
		found.set(name, { id, passwordHash, hasSecondFactor: false });
	}
	return found;
}

/** @throws DomainError `notFound` when this request may not log in to the account */
export async function getDemoAccount(name: DemoAccountName, headers: Headers): Promise<ProvenAccount> {
	const account = (await findDemoAccounts(headers)).get(name);
	if (!account) throw new DomainError('notFound');
	return account;
}
