import { createHash } from 'node:crypto';

/** What the tries at an account are counted under, whether there is such an account or not: no address in clear. */
export function getAccountKey(emailKey: string): string {
	return createHash('sha256').update(emailKey).digest('base64url');
}
