import { type DemoAccountName, demoAccountNames, demoEmails } from '@/lib/features/account/demo/constants';
import type { ProvenAccount } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';

/**
 * The accounts of the demo that can be logged in to without a password. One is not among them when the demo was not
 * seeded, when it was removed, marked as deceased, or given another role, address or a second factor.
 */
export async function findDemoAccounts(): Promise<Map<DemoAccountName, ProvenAccount>> {
	const members = await db.member.findMany({
		where: {
			...{ emailKey: { in: Object.values(demoEmails) }, isDemo: true, isDeceased: false },
			...{ claimedAt: { not: null }, passwordHash: { not: null }, secondFactorSince: null },
		},
		select: { id: true, emailKey: true, passwordHash: true, isAdmin: true },
	});
	const found = new Map<DemoAccountName, ProvenAccount>();
	for (const name of demoAccountNames) {
		const account = members.find(({ emailKey }) => emailKey === demoEmails[name]);
		if (!account?.passwordHash || account.isAdmin !== (name === 'administrator')) continue;
		const { id, passwordHash } = account;
		found.set(name, { id, passwordHash, hasSecondFactor: false });
	}
	return found;
}
