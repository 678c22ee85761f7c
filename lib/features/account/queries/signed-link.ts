import { createHmac, timingSafeEqual } from 'node:crypto';
import { getEnv } from '@/lib/platform/env/env';

// The mail about an account that waits to be claimed holds links that carry the account's id, signed. Nothing is stored for
// them, each is for one purpose alone, and they are worth nothing once the account is claimed or gone.

const idBytes = 16;
const signatureBytes = 32;

type LinkPurpose = 'claim' | 'not-me';

/** The page, unprefixed, that the link for this purpose opens. */
export function getLinkPath(purpose: LinkPurpose, memberId: string): string {
	const id = Buffer.from(memberId.replaceAll('-', ''), 'hex');
	return `/${purpose}/${Buffer.concat([id, getSignature(purpose, memberId)]).toString('hex')}`;
}

/** The account that the token was signed for; null where it was signed for another purpose, or by nobody. */
export function findLinkedId(purpose: LinkPurpose, token: string): string | null {
	const bytes = Buffer.from(token, 'hex');
	if (bytes.length !== idBytes + signatureBytes) return null;
	const hex = bytes.toString('hex', 0, idBytes);
	const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
	return timingSafeEqual(bytes.subarray(idBytes), getSignature(purpose, id)) ? id : null;
}

function getSignature(purpose: LinkPurpose, memberId: string) {
	return createHmac('sha256', getEnv().authSecret).update(`${purpose}:${memberId}`).digest();
}
