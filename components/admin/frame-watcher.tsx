'use client';

import { useEffect } from 'react';
import { readToken, subscribeToSession, watchSession } from '@/lib/client/session';
import { restoreTheme } from '@/lib/client/theme';
import { followSession } from './session-end';
import { reportUse } from './session-use';
import { refreshWaiting } from './waiting';

/**
 * Takes up, on every page of the back office, what the browser remembers: the theme and the session. Of the languages
 * the portal's is none of its business. Counts what waits, again each time that the tab comes back.
 */
export function FrameWatcher() {
	useEffect(() => {
		restoreTheme();
		void followSession();
		const ends = [subscribeToSession(() => void followSession()), watchSession(), reportUse()];
		return () => {
			for (const end of ends) end();
		};
	}, []);
	useEffect(() => {
		const onVisible = () => {
			if (document.visibilityState === 'visible' && readToken() !== null) void refreshWaiting();
		};
		onVisible();
		document.addEventListener('visibilitychange', onVisible);
		return () => document.removeEventListener('visibilitychange', onVisible);
	}, []);
	return null;
}
