import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The search parameter of the login page that holds the secret. */
export const demoParameter = 'demo';
export const demoCookieName = 'demo-logins';

const secretBytes = 32;

/**
 * The secret that opens the login page's buttons of the demo. It follows from AUTH_SECRET, so that the address that a
 * start has printed, and a browser that has opened it, still work after a restart.
 */
export function getDemoSecret(authSecret: string): string {
	return Buffer.from(hkdfSync('sha256', authSecret, '', 'demo-logins', secretBytes)).toString('base64url');
}

/** The address that opens the login page with the buttons of the demo. */
export function getDemoAddress({ appUrl }: { appUrl: string }, authSecret: string): string {
	return `${appUrl}/login?${demoParameter}=${getDemoSecret(authSecret)}`;
}

/** Compares in a time that does not depend on how much of the secret is right. */
export function isDemoSecret(value: string, authSecret: string): boolean {
	return timingSafeEqual(hash(value), hash(getDemoSecret(authSecret)));
}

/** Whether the request carries the cookie that the printed address has set. */
export function hasDemoCookie(headers: Headers, { authSecret }: { authSecret: string }): boolean {
	const name = `${demoCookieName}=`;
	const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
	const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
	return value !== undefined && isDemoSecret(value, authSecret);
}

/** Values of any length become as long. */
function hash(value: string): Buffer {
	return createHash('sha256').update(value).digest();
}
