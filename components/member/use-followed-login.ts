'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readToken, watchOtherTabs } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

/** Leaves or reloads a member's own page when another tab logs them out, or somebody else in. */
export function useFollowedLogin(language: Language): void {
	const router = useRouter();
	useEffect(
		() =>
			watchOtherTabs(() => {
				// What is shown here no longer belongs, or does not, to who is logged in now.
				if (readToken() === null) router.replace(pathIn(language, '/login'));
				else location.reload();
			}),
		[router, language],
	);
}
