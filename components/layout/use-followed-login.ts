'use client';

import { useEffect } from 'react';
import { useSessionExit } from '@/components/form/use-session-exit';
import { readToken, watchOtherTabs } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

/** Leaves or reloads a member's own page when another tab logs them out, or somebody else in. */
export function useFollowedLogin(language: Language): void {
	const leaveFor = useSessionExit();
	useEffect(
		() =>
			watchOtherTabs(() => {
				// What is shown here no longer belongs, or does not, to who is logged in now.
				if (readToken() === null) leaveFor(pathIn(language, '/login'));
				else location.reload();
			}),
		[leaveFor, language],
	);
}
