'use client';

import { useEffect } from 'react';
import { subscribeToSession, watchSession } from '@/lib/client/session';
import { restoreTheme } from '@/lib/client/theme';
import { followSession } from './session-end';
import { reportUse } from './session-use';

/**
 * Takes up, on every page of the back office, what the browser remembers: the theme and the session. Of the languages
 * the portal's is none of its business.
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
	return null;
}
