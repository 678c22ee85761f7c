import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import {
	type AdminAddress,
	adminAddressOf,
	adminLanguageKey,
	adminLanguageSeconds,
	askedPathHeader,
} from '@/lib/core/admin-language';
import { earlyRedirect } from '@/lib/platform/auth/early-redirect';
import { sessionCookieName } from '@/lib/platform/auth/session-cookie';
import { prepareProcess } from '@/lib/platform/db/deployment';
import { getEnv } from '@/lib/platform/env/env';
import { bootScriptSource } from '@/lib/platform/policy/boot-script.mjs';
import { pagePolicy } from '@/lib/platform/policy/headers.mjs';

const policyHeader = 'content-security-policy';

/**
 * Sends visitors on guarded pages to log in before anything is rendered, and is never the only gate. Takes the
 * language that the back office is asked for in for a choice. Allows the scripts of a page that is made for one reader
 * by a nonce.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
	// Vercel runs this apart from the rest, where instrumentation.ts is not called.
	await prepareProcess();
	const { appUrl, authSecret } = getEnv();
	const cookie = request.cookies.get(sessionCookieName(appUrl));
	const login = await earlyRedirect(request.nextUrl, cookie?.value, authSecret);
	if (login !== null) return NextResponse.redirect(new URL(login, request.url));
	const address = adminAddressOf(request.nextUrl.pathname);
	if (address?.kind === 'chosen') return chooseLanguage(request, address, appUrl);
	const headers = new Headers(request.headers);
	if (address) headers.set(askedPathHeader, address.path + request.nextUrl.search);
	const policy = pagePolicy([`'nonce-${randomBytes(16).toString('base64')}'`, bootScriptSource]);
	// Next gives the nonce that it finds in the request's own policy to every script that it writes.
	headers.set(policyHeader, policy);
	const answer = NextResponse.next({ request: { headers } });
	answer.headers.set(policyHeader, policy);
	return answer;
}

function chooseLanguage(
	{ nextUrl, url }: NextRequest,
	{ path, language }: AdminAddress & { kind: 'chosen' },
	appUrl: string,
): NextResponse {
	const answer = NextResponse.redirect(new URL(path + nextUrl.search, url));
	answer.cookies.set(adminLanguageKey, language, {
		path: '/',
		maxAge: adminLanguageSeconds,
		sameSite: 'lax',
		secure: appUrl.startsWith('https:'),
	});
	return answer;
}

export const config = {
	// What reads the token does not load in the edge runtime.
	runtime: 'nodejs',
	// Guarded pages, and the others that are made for each reader anew: the rest stays in the cache, and no call pays.
	matcher: [
		'/(profile|family-tree|add-family|dashboard|biodata|share-story|upload-photo|admin|kul-devi-devta-form)/:path*',
		'/matrimonial/:path+',
		'/(login|not-me|confirm-email)/:path*',
		'/(en|hi)/(profile|family-tree|add-family|dashboard|biodata|share-story|upload-photo|admin|kul-devi-devta-form)/:path*',
		'/(en|hi)/matrimonial/:path+',
		'/(en|hi)/(login|not-me|confirm-email)/:path*',
		// A story's page is made for each reader who has a session (next.config.ts), and has an address of its own.
		'/blog/:id/own',
		'/(en|hi)/blog/:id/own',
		{ source: '/blog/:id', has: [{ type: 'cookie', key: 'next-auth.session-token' }] },
		{ source: '/blog/:id', has: [{ type: 'cookie', key: '__Secure-next-auth.session-token' }] },
		{ source: '/(en|hi)/blog/:id', has: [{ type: 'cookie', key: 'next-auth.session-token' }] },
		{ source: '/(en|hi)/blog/:id', has: [{ type: 'cookie', key: '__Secure-next-auth.session-token' }] },
	],
};
