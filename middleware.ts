import { type NextRequest, NextResponse } from 'next/server';
import { earlyRedirect } from '@/lib/auth/early-redirect';
import { sessionCookieName } from '@/lib/auth/session-cookie';
import { getEnv } from '@/lib/env/env';

/** Sends visitors on guarded pages to log in before anything is rendered. Never the only gate. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
	const { appUrl, authSecret } = getEnv();
	const cookie = request.cookies.get(sessionCookieName(appUrl));
	const login = await earlyRedirect(request.nextUrl, cookie?.value, authSecret);
	return login === null ? NextResponse.next() : NextResponse.redirect(new URL(login, request.url));
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
