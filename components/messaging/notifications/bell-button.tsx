'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { lazy, Suspense } from 'react';
import { useFetched } from '@/components/ui/use-fetched-first';
import { useSession } from '@/lib/client/use-session';
import { getPath } from '@/lib/core/localized-path';

const fetchBell = () => import('./notifications-panel');
const NotificationsPanel = lazy(async () => ({ default: (await fetchBell()).NotificationsPanel }));

/** What waits for the member, behind a bell with the number of what is new. Nothing for a visitor. */
export function BellButton() {
	const language = useLocale();
	const path = getPath(usePathname());
	const session = useSession();
	const isThere = useFetched(fetchBell, session.status === 'loggedIn');
	if (session.status === 'loggedOut') return null;
	// Keeps its place, so that the header does not move once the session has been checked.
	const place = <span className="size-11 shrink-0 without-token:hidden" />;
	if (session.status === 'checking' || !isThere) return place;
	return (
		<Suspense fallback={place}>
			<NotificationsPanel memberId={session.member.id} language={language} path={path} />
		</Suspense>
	);
}
