import { decode } from 'next-auth/jwt';
import { getGuard, languageOfPath, loginPath } from './guards';

/**
 * Where a visitor on a guarded page has to log in first, or null when the page may be tried. Looks at the token's
 * signature only, so that no page waits for the database: the page itself decides again, from the session's row.
 */
export async function earlyRedirect(
	{ pathname, search }: { pathname: string; search: string },
	token: string | undefined,
	secret: string,
): Promise<string | null> {
	if (getGuard(pathname) === 'open') return null;
	const claims = token && (await decode({ token, secret }).catch(() => null));
	return claims ? null : loginPath(languageOfPath(pathname), `${pathname}${search}`);
}
