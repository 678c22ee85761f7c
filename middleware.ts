import { type NextRequest, NextResponse } from 'next/server';
import { earlyRedirect } from '@/lib/auth/early-redirect';
import { sessionCookieName } from '@/lib/auth/session-cookie';
import { getEnv } from '@/lib/env/env';
import {
	type AdminAddress,
	adminAddressOf,
	adminLanguageKey,
	adminLanguageSeconds,
	askedPathHeader,
} from '@/lib/i18n/admin-language';

/**
 * Sends visitors on guarded pages to log in before anything is rendered, and is never the only gate. Takes the
 * language that the back office is asked for in for a choice.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
	const { appUrl, authSecret } = getEnv();
	const cookie = request.cookies.get(sessionCookieName(appUrl));
	const login = await earlyRedirect(request.nextUrl, cookie?.value, authSecret);
	if (login !== null) return NextResponse.redirect(new URL(login, request.url));
	const address = adminAddressOf(request.nextUrl.pathname);
	return address ? openBackOffice(request, address) : NextResponse.next();
}

function openBackOffice(request: NextRequest, address: AdminAddress): NextResponse {
	const { search } = request.nextUrl;
	if (address.kind === 'chosen') {
		const answer = NextResponse.redirect(new URL(address.path + search, request.url));
		answer.cookies.set(adminLanguageKey, address.language, {
			path: '/',
			maxAge: adminLanguageSeconds,
			sameSite: 'lax',
		});
		return answer;
	}
	const headers = new Headers(request.headers);
	headers.set(askedPathHeader, address.path + search);
	return NextResponse.next({ request: { headers } });
}

export const config = {
	// What reads the token does not load in the edge runtime.
	runtime: 'nodejs',
	// Guarded pages only: public ones stay in the cache, and no call pays for this.
	matcher: [
		'/(profile|family-tree|add-family|dashboard|biodata|share-story|upload-photo|admin|kul-devi-devta-form)/:path*',
		'/matrimonial/:path+',
		'/(en|hi)/(profile|family-tree|add-family|dashboard|biodata|share-story|upload-photo|admin|kul-devi-devta-form)/:path*',
		'/(en|hi)/matrimonial/:path+',
	],
};
