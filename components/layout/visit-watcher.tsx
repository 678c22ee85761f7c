'use client';

import { useEffect } from 'react';
import { restoreLanguage } from '@/lib/client/language';
import { watchSession } from '@/lib/client/session';
import { restoreTheme } from '@/lib/client/theme';

/** Takes up, on every page, what the browser remembers of the visitor: the theme and language chosen, and the session. */
export function VisitWatcher() {
	useEffect(() => {
		restoreTheme();
		restoreLanguage();
		return watchSession();
	}, []);
	return null;
}
