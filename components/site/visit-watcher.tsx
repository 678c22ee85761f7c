'use client';

import { useEffect } from 'react';
import { restoreLanguage } from '@/lib/client/language';
import { watchSession } from '@/lib/client/session';
import { restoreTheme } from '@/lib/client/theme';

/**
 * Takes up, on every page, what the browser remembers of the visitor: the theme and language chosen, and the session.
 * Tells the page's early watcher (lib/platform/cache/deferred-scripts.mjs) that the page is alive.
 */
export function VisitWatcher() {
	useEffect(() => {
		dispatchEvent(new Event('awake'));
		restoreTheme();
		restoreLanguage();
		return watchSession();
	}, []);
	return null;
}
