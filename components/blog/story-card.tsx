'use client';

import { lazy, Suspense } from 'react';
import { useSession } from '@/lib/client/use-session';
import type { StoryCardProps } from './own-stories';

const OwnStoryCard = lazy(() => import('./own-stories').then((part) => ({ default: part.OwnStoryCard })));

/** A card in the list of stories; members load what they may do with it. */
export function StoryCard(story: StoryCardProps) {
	const session = useSession();
	const card = (
		<li className="flex flex-col gap-2">
			<div className="flex-1">{story.children}</div>
		</li>
	);
	if (session.status !== 'loggedIn') return card;
	const { id: memberId, isAdmin } = session.member;
	return (
		<Suspense fallback={card}>
			<OwnStoryCard memberId={memberId} isAdmin={isAdmin} {...story} />
		</Suspense>
	);
}
