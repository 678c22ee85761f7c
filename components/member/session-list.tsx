'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Spinner } from '@/components/ui/spinner';
import { type ApiFailure, callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { formatMoment } from '@/lib/i18n/format';
import { type LoginSession, readSessions } from './login-sessions';
import type { Messages } from './texts';

interface SessionListProps {
	language: Language;
	texts: Messages['profile']['account']['sessions'];
	onFailure: (failure: ApiFailure) => boolean;
}

type Loading = { status: 'loading' } | { status: 'failed'; message: string } | LoginSession[];

/** Where the member is logged in. */
export function SessionList({ language, texts, onFailure }: SessionListProps) {
	const [loading, setLoading] = useState<Loading>({ status: 'loading' });
	useEffect(() => {
		const unmounted = new AbortController();
		void callApi('/api/users/sessions', { signal: unmounted.signal }).then((answer) => {
			if (unmounted.signal.aborted || (!answer.ok && onFailure(answer))) return;
			const message = (answer.ok ? '' : answer.message) || texts.listFailed;
			setLoading((answer.ok ? readSessions(answer.data) : null) ?? { status: 'failed', message });
		});
		return () => unmounted.abort();
	}, [onFailure, texts.listFailed]);

	if (!Array.isArray(loading))
		return loading.status === 'loading' ? (
			<p role="status" className="flex items-center gap-2 text-text-muted">
				<Spinner />
				{texts.loading}
			</p>
		) : (
			<Banner tone="error">{loading.message}</Banner>
		);
	return (
		<ul className="flex w-full flex-col gap-2">
			{loading.map((session) => (
				<li
					key={`${session.startedAt} ${session.browser} ${session.system} ${session.isCurrent}`}
					className="flex items-start gap-3 rounded-control border border-line px-4 py-3"
				>
					<MonitorSmartphone aria-hidden="true" className="mt-1 size-5 shrink-0 text-gold" />
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
							{[session.browser, session.system].filter(Boolean).join(' · ') || texts.unknown}
							{session.isCurrent && <Badge>{texts.here}</Badge>}
						</p>
						<p className="text-sm text-text-muted">
							{texts.startedAt} {formatMoment(session.startedAt, language)}
						</p>
						<p className="text-sm text-text-muted">
							{texts.seenAt} {formatMoment(session.lastSeenAt, language)}
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
