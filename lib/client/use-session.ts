'use client';

import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeToSession } from './session';

const unknown: Session = { status: 'checking' };

/** The session as the browser knows it; `checking` in the server's HTML. */
export function useSession(): Session {
	return useSyncExternalStore(subscribeToSession, getSession, () => unknown);
}
