import { DomainError } from '@/lib/core/errors';
import { type DemoAccountName, demoAccountNames, demoEmails } from '@/lib/features/account/demo/constants';
import { type DemoHost, mayHostOfferDemo } from '@/lib/features/account/demo/rules/host';
import { hasDemoCookie } from '@/lib/features/account/demo/rules/secret';
import type { ProvenAccount } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { type Env, getEnv } from '@/lib/platform/env/env';

/**
 * Whether this request may log in to an account of the demo without its password: on a preview, and, where `APP_URL` is
 * not set, with the secret that the start has printed. Nothing else of the request proves that its caller is local.
 */
export function mayUseDemoLogins(headers: Headers, host: DemoHost & Pick<Env, 'authSecret'>): boolean {
	return mayHostOfferDemo(host) && (host.isPreview || hasDemoCookie(headers, host));
}

/** The accounts of the demo that the login page offers to this request. */
export async function findOfferedAccounts(headers: Headers): Promise<Map<DemoAccountName, ProvenAccount>> {
	return mayUseDemoLogins(headers, getEnv()) ? findDemoAccounts() : new Map();
}

/** @throws DomainError `notFound` when the login page does not offer the account to this request */
export async function getOfferedAccount(name: DemoAccountName, headers: Headers): Promise<ProvenAccount> {
	const account = (await findOfferedAccounts(headers)).get(name);
	if (!account) throw new DomainError('notFound');
	return account;
}

/**
 * The accounts of the demo that can be logged in to without a password. One is not among them when the demo was not
 * seeded, when it was removed, marked as deceased, or given another role, address or a second factor.
 */
async function findDemoAccounts(): Promise<Map<DemoAccountName, ProvenAccount>> {
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
