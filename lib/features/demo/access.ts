import type { Settings } from '@/lib/platform/env/env';
import { isFromThisMachine } from '@/lib/platform/http/socket-address';

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
