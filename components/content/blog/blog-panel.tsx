'use client';

import { useSearchParams } from 'next/navigation';
import { lazy } from 'react';
import { useFetched } from '@/components/ui/use-fetched-first';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';

// Only who writes needs it.
const fetchPanel = () => import('./open-panel');
const OpenPanel = lazy(async () => ({ default: (await fetchPanel()).OpenPanel }));

/** The form for a new blog at `?create=true`, for one that was sent before at `?edit=` its id. */
export function BlogPanel({ language }: { language: Language }) {
	const session = useSession();
	const asked = useSearchParams();
	const blogId = asked.get('edit');
	const isAsked = blogId !== null || asked.get('create') === 'true';
	const isThere = useFetched(fetchPanel, session.status === 'loggedIn' && isAsked);
	if (session.status !== 'loggedIn' || !isThere) return null;
	return <OpenPanel key={blogId ?? ''} member={session.member} blogId={blogId} language={language} />;
}
