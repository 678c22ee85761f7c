'use client';

import { useCallback } from 'react';
import { isTokenRefused } from '@/components/ui/shown-failure';
import type { ApiFailure } from '@/lib/client/api';
import { clearSession, logOut } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { getPath } from '@/lib/core/localized-path';
import { findSessionEnd, loginPath } from '@/lib/platform/auth/guards';
import { useSessionExit } from './use-session-exit';

/** What the pages of members do with a refusal that ended the session: they are left for the login. */
export function useLeaveForLogin(language: Language): (failure: ApiFailure) => boolean {
	const leaveFor = useSessionExit();
	return useCallback(
		(failure: ApiFailure) => {
			if (!isTokenRefused(failure)) return false;
			// Another call was refused at the same time, and has left already: the way back is the page before.
			if (getPath(location.pathname) === '/login') return true;
			// The token goes first: what is logged out on the server is then the cookie's session, or nothing.
			clearSession();
			const ended = findSessionEnd(failure.code);
			const here = location.pathname + location.search + location.hash;
			const login = loginPath(language, here, ended);
			void logOut({ keepsDrafts: ended === 'idle' }).then(() => leaveFor(login));
			return true;
		},
		[leaveFor, language],
	);
}
