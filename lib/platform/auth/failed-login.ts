import { createHmac, hkdfSync } from 'node:crypto';
import { getEnv } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { counter } from '@/lib/platform/metrics/registry';

/** What was wrong. */
type By = 'password' | 'code';

const failed = counter('khamma_ghani_failed_logins_total', 'Wrong passwords and codes, by kind.', ['by']);
const hashBytes = 16;

/**
 * Logs a login that failed, or a code that was wrong. The account is named by a keyed hash of its e-mail address,
 * whether there is such an account or not: lines about one account can be seen together, and only who has the key can
 * compare a hash with an address.
 */
export function noteFailedLogin(emailKey: string, by: By): void {
	failed.inc({ by });
	const hash = createHmac('sha256', logKey()).update(emailKey).digest().subarray(0, hashBytes);
	log.warn({ account: hash.toString('base64url'), by }, 'failed login');
}

let key: Buffer | undefined;

/** Derived for this alone: what the log holds says nothing about other signatures. */
function logKey(): Buffer {
	key ??= Buffer.from(hkdfSync('sha256', getEnv().authSecret, '', 'accounts in the log', 32));
	return key;
}
