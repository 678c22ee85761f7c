import { DomainError } from '@/lib/core/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses an unsafe call that another site may have made a browser send. A bearer header cannot be forged that
 * way; a cookie needs `Sec-Fetch-Site` or `Origin` to show that the call is same-origin. A call without either
 * proof and without a cookie comes from no browser and carries nobody's rights.
 *
 * @throws DomainError `auth.crossSite`
 */
export function checkOrigin(request: Request, ownOrigin: string, carriesCookie: boolean): void {
	if (safeMethods.has(request.method) || request.headers.has('authorization')) return;
	const site = request.headers.get('sec-fetch-site');
	const origin = request.headers.get('origin');
	const isSameOrigin =
		site === 'same-origin' || (site === null && origin !== null && isOwn(origin, request, ownOrigin));
	const isUnproven = site === null && origin === null;
	if (isSameOrigin || (isUnproven && !carriesCookie)) return;
	throw new DomainError('auth.crossSite');
}

function isOwn(origin: string, request: Request, ownOrigin: string): boolean {
	if (origin === ownOrigin) return true;
	return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}
