import { DomainError } from '@/lib/core/errors';
import type { ProvenAccount } from '@/lib/platform/auth/session';
import { getEnv, type Settings } from '@/lib/platform/env/env';
import { isFromThisMachine } from '@/lib/platform/http/socket-address';
import type { DemoAccountName } from './accounts';
import { findDemoAccounts } from './queries';

type Host = Pick<Settings, 'isPreview' | 'isOnVercel' | 'isAppUrlSet'>;

/** Whether a portal with these settings offers the accounts of its demo to anybody. One with an address of its own does not. */
export function mayHostOfferDemo({ isPreview, isOnVercel, isAppUrlSet }: Host): boolean {
	return isPreview || !(isOnVercel || isAppUrlSet);
}

/**
 * Whether this request may log in to an account of the demo without its password: on a preview, and, where `APP_URL` is
 * not set, from a program on the same machine that reaches the portal without a proxy.
 */
export function mayUseDemoLogins(headers: Headers, host: Host): boolean {
	return mayHostOfferDemo(host) && (host.isPreview || isFromThisMachine(headers));
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
