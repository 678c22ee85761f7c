import { createHmac } from 'node:crypto';
import { getEnv } from '@/lib/platform/env/env';

/** Characters of a hash: enough to tell the browsers of one link and day apart. */
const hashLength = 16;

interface Browser {
	address: string;
	userAgent: string | null;
}

/**
 * Names a browser for one link, without its address in clear: `opener` begins with `address`, which all
 * browsers at one address share.
 */
export function getOpener(
	linkId: string,
	{ address, userAgent }: Browser,
): { address: string; opener: string } {
	const prefix = `${hash(`${linkId}:${address}`)}.`;
	return { address: prefix, opener: `${prefix}${hash(`${linkId}:${userAgent ?? ''}`)}` };
}

function hash(text: string): string {
	const hmac = createHmac('sha256', getEnv().authSecret).update(`biodata-opener:${text}`);
	return hmac.digest('base64url').slice(0, hashLength);
}
