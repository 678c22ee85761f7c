'use client';

import { lazy, Suspense } from 'react';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';

const OwnStories = lazy(() => import('./own-stories').then((part) => ({ default: part.OwnStories })));

/** What the member who reads has sent in; nothing for a visitor. */
export function YourStories({ language }: { language: Language }) {
	const session = useSession();
	if (session.status !== 'loggedIn') return null;
	return (
		<Suspense>
			<OwnStories memberId={session.member.id} language={language} />
		</Suspense>
	);
}
