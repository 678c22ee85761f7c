'use client';

import { useSearchParams } from 'next/navigation';
import { lazy } from 'react';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';

// Only who writes needs it.
const OpenPanel = lazy(() => import('./open-panel').then((part) => ({ default: part.OpenPanel })));

/** The form for a new story at `?create=true`, for one that was sent before at `?edit=` its id. */
export function StoryPanel({ language }: { language: Language }) {
	const session = useSession();
	const asked = useSearchParams();
	const storyId = asked.get('edit');
	if (session.status !== 'loggedIn' || (storyId === null && asked.get('create') !== 'true')) return null;
	return <OpenPanel key={storyId ?? ''} member={session.member} storyId={storyId} language={language} />;
}
