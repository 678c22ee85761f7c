/** Name of the session cookie: next-auth's own, so that both know the same session. */
export function sessionCookieName(appUrl: string): string {
	return appUrl.startsWith('https:') ? '__Secure-next-auth.session-token' : 'next-auth.session-token';
}

/**
 * A `Set-Cookie` value that holds `token` until `expiresAt`, or until the browser is closed when that is null;
 * scripts cannot read it.
 */
export function sessionCookie(appUrl: string, token: string, expiresAt: Date | null): string {
	const expires = expiresAt ? `; Expires=${expiresAt.toUTCString()}` : '';
	const secure = appUrl.startsWith('https:') ? '; Secure' : '';
	return `${sessionCookieName(appUrl)}=${token}; Path=/${expires}; HttpOnly; SameSite=Lax${secure}`;
}

/** A `Set-Cookie` value that makes the browser forget the session. */
export function endedSessionCookie(appUrl: string): string {
	return sessionCookie(appUrl, '', new Date(0));
}

/** The token a request carries: the bearer header's, else the cookie's. */
export function getToken(headers: Headers, appUrl: string): { token: string | null; fromCookie: boolean } {
	const bearer = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
	if (headers.has('authorization')) return { token: bearer ?? null, fromCookie: false };
	const name = `${sessionCookieName(appUrl)}=`;
	const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
	const own = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
	return { token: own || null, fromCookie: Boolean(own) };
}
