import { DomainError } from '@/lib/core/errors';
import type { DemoAccountName } from '@/lib/features/account/demo/constants';
import { type DemoHost, mayHostOfferDemo } from '@/lib/features/account/demo/rules/host';
import { hasDemoCookie } from '@/lib/features/account/demo/rules/secret';
import type { ProvenAccount } from '@/lib/platform/auth/session';
import { type Env, getEnv } from '@/lib/platform/env/env';
import { findDemoAccounts } from './find-accounts';

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
