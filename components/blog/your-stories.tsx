'use client';

import { lazy, Suspense } from 'react';
import { useFetched } from '@/components/ui/use-fetched-first';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';

const fetchOwn = () => import('./own-stories');
const OwnStories = lazy(async () => ({ default: (await fetchOwn()).OwnStories }));

/** What the member who reads has sent in; nothing for a visitor. */
export function YourStories({ language }: { language: Language }) {
	const session = useSession();
	const isThere = useFetched(fetchOwn, session.status === 'loggedIn');
	if (session.status !== 'loggedIn' || !isThere) return null;
	return (
		<Suspense>
			<OwnStories memberId={session.member.id} language={language} />
		</Suspense>
	);
}
