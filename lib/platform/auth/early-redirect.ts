import { decode } from 'next-auth/jwt';
import { getGuard, languageOfPath, loginPath } from './guards';

/** The id of the session that `token` names, by its signature alone, so that no page waits for the database; null for none. */
export async function findTokenSession(token: string | undefined, secret: string): Promise<string | null> {
	const claims = token ? await decode({ token, secret }).catch(() => null) : null;
	return typeof claims?.sid === 'string' ? claims.sid : null;
}

/**
 * The login page, where a visitor on a guarded page has to log in first, or null when the page may be tried: the page
 * itself decides again, from the session's row.
 */
export function earlyRedirect(
	{ pathname, search }: { pathname: string; search: string },
	sessionId: string | null,
): string | null {
	if (sessionId !== null || getGuard(pathname) === 'open') return null;
	return loginPath(languageOfPath(pathname), `${pathname}${search}`);
}
