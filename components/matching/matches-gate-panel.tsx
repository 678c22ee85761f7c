'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense } from 'react';
import { readToken } from '@/lib/client/session';
import { useSession } from '@/lib/client/use-session';
import { MatchSkeletonList } from './match-skeleton-list';

const TokenMatchesPage = lazy(() => import('./token-matches-page'));

/** The matches for a member; for a visitor what they are. The page is the same for both until the session is known. */
export function MatchesGatePanel({ children }: { children: ReactNode }) {
	const session = useSession();
	const loading = <Loading />;
	// The server may not have answered who holds the token: then the list says so, and can be asked for again.
	const isUnanswered = session.status === 'loggedOut' && readToken() !== null;
	if (session.status === 'loggedIn' || isUnanswered) {
		const memberId = session.status === 'loggedIn' ? session.member.id : 'unanswered';
		return (
			<Suspense fallback={loading}>
				<TokenMatchesPage key={memberId} />
			</Suspense>
		);
	}
	if (session.status === 'loggedOut') return children;
	return (
		<>
			<div className="with-token:hidden">{children}</div>
			<div className="without-token:hidden">{loading}</div>
		</>
	);
}

function Loading() {
	const t = useTranslations('matching.list');
	return (
		<div className="container-page flex flex-col gap-5 py-6 md:py-10">
			<p className="font-bold font-serif text-h2 text-heading md:text-h2-wide">{t('title')}</p>
			<MatchSkeletonList label={t('loading')} />
		</div>
	);
}
