'use client';

import { type Session, sessionStore } from './session';
import { useStore } from './use-store';

/** The session as the browser knows it; `checking` in the server's HTML. */
export function useSession(): Session {
	return useStore(sessionStore);
}
