import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import {
	adminLanguageKey,
	adminLanguageSeconds,
	askedPathHeader,
	findAdminAddress,
} from '@/lib/core/admin-language';
import { getPath } from '@/lib/core/localized-path';
import { pageLanguageHeader } from '@/lib/core/page-language';
import { mayHostOfferDemo } from '@/lib/features/account/demo/rules/host';
import { demoCookieName, demoParameter, isDemoSecret } from '@/lib/features/account/demo/rules/secret';
import { earlyRedirect, findTokenSession } from '@/lib/platform/auth/early-redirect';
import { sessionCookieName } from '@/lib/platform/auth/session-cookie';
import { prepareProcess } from '@/lib/platform/db/deployment';
import { getEnv } from '@/lib/platform/env/env';
import { getClientAddress } from '@/lib/platform/http/client-address';
import { type Notice, noticeResponse } from '@/lib/platform/http/notice';
import { findNotice, isMadeForReader, languageOfPage } from '@/lib/platform/http/page-request';
import { refuseFile } from '@/lib/platform/http/refused-file';
import {
	bootScriptSource,
	keptPageCacheControl,
	pageHeaders,
	pagePolicy,
	readersPageHeaders,
} from '@/lib/platform/policy/headers.mjs';

const policyHeader = 'content-security-policy';

/**
 * What every page passes, on every host. Closes the portal for maintenance, says so when the database is away, limits
 * the pages that one reader has made, sends visitors on guarded pages to log in before anything is rendered (and is never
 * the only gate), and gives each page its policy: by a nonce where it is made for one reader, by what a host can do where it is kept for everybody.
 */
export async function middleware(request: NextRequest): Promise<Response> {
	const refusal = refuseFile(request.headers);
	if (refusal) return refusal;
	const { pathname, search } = request.nextUrl;
	const language = languageOfPage(pathname, request.cookies.get(adminLanguageKey)?.value);
	const headersWithoutScripts = pageHeaders(pathname, pagePolicy([]));
	const show = (notice: Notice) => noticeResponse(notice, language, headersWithoutScripts);
	// After the login the address leads elsewhere: a stored redirect would send "back" in a circle between page and login.
	const redirect = (to: string) =>
		NextResponse.redirect(new URL(to, request.url), {
			headers: { ...headersWithoutScripts, 'cache-control': 'no-store' },
		});
	// Vercel runs this apart from the rest, where instrumentation.ts is not called.
	if (!(await prepareProcess())) return show('failure');
	const env = getEnv();
	const { appUrl, authSecret, isUnderMaintenance } = env;
	const demoSecret = request.nextUrl.searchParams.get(demoParameter);
	if (demoSecret !== null && getPath(pathname) === '/login') {
		const response = redirect(withoutDemoSecret(request.nextUrl));
		if (mayHostOfferDemo(env) && isDemoSecret(demoSecret, authSecret))
			response.cookies.set(demoCookieName, demoSecret, { path: '/', httpOnly: true, sameSite: 'lax' });
		return response;
	}
	const session = request.cookies.get(sessionCookieName(appUrl))?.value;
	const isForReader = isMadeForReader(pathname, session !== undefined);
	const sessionId = isForReader ? await findTokenSession(session, authSecret) : null;
	const notice = await findNotice(pathname, {
		isForReader,
		isUnderMaintenance,
		sessionId,
		address: getClientAddress(request.headers, env),
	});
	if (notice) return show(notice);
	const login = earlyRedirect(request.nextUrl, sessionId);
	if (login !== null) return redirect(login);
	const address = findAdminAddress(pathname);
	if (address?.kind === 'chosen') {
		const answer = redirect(address.path + search);
		answer.cookies.set(adminLanguageKey, address.language, {
			path: '/',
			maxAge: adminLanguageSeconds,
			sameSite: 'lax',
			secure: appUrl.startsWith('https:'),
		});
		return answer;
	}
	const headers = new Headers(request.headers);
	headers.set(askedPathHeader, (address?.path ?? pathname) + search);
	const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
	const policy = pagePolicy(isForReader ? [nonce, bootScriptSource] : ["'unsafe-inline'"]);
	// Next gives the nonce that it finds in the request's own policy to every script that it writes. A page that is kept
	// would keep the nonce of the reader who asked for it first.
	if (isForReader) headers.set(policyHeader, policy);
	else headers.delete(policyHeader);
	headers.delete(`${policyHeader}-report-only`);
	headers.set(pageLanguageHeader, language);
	const answer = NextResponse.next({ request: { headers } });
	for (const [name, value] of Object.entries(pageHeaders(pathname, policy))) answer.headers.set(name, value);
	if (!isForReader) answer.headers.set('cache-control', keptPageCacheControl);
	else for (const [name, value] of Object.entries(readersPageHeaders)) answer.headers.set(name, value);
	return answer;
}

/** The address of the same page: the secret stays neither in the history nor in what the page sends as its referrer. */
function withoutDemoSecret({ pathname, searchParams }: URL): string {
	const others = [...searchParams].filter(([name]) => name !== demoParameter);
	return others.length === 0 ? pathname : `${pathname}?${new URLSearchParams(others)}`;
}

export const config = {
	// What reads the token does not load in the edge runtime.
	runtime: 'nodejs',
	// Every page: no call, which would pay for it, no file of the build and no other file.
	matcher: [
		'/((?!api(?:/|$)|_next(?:/|$)|.*\\.(?:js|css|map|json|txt|xml|webmanifest|ico|svg|png|jpg|jpeg|webp|avif|gif|woff|woff2|mp4|webm|pdf)$).*)',
	],
};
