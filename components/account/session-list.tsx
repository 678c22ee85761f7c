'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { shownFailure } from '@/components/ui/shown-failure';
import { Spinner } from '@/components/ui/spinner';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { showToast } from '@/lib/client/toast';
import { formatMoment } from '@/lib/platform/i18n/format';

interface SessionListProps {
	/** Called with the answer once the session of this browser is ended. */
	onLoggedOut: (answer: { message: string }) => void;
}

type LoginSession = Reply<'GET /api/users/sessions'>['sessions'][number];

const sessionsQuery = apiQuery('GET /api/users/sessions');

/** Where the member is logged in. Each of these sessions can be ended by itself. */
export function SessionList({ onLoggedOut }: SessionListProps) {
	const language = useLocale();
	const t = useTranslations('profile.account.sessions');
	const { sessions: texts } = useMessages().profile.account;
	const queries = useQueryClient();
	const query = useQuery({ ...sessionsQuery, refetchOnMount: 'always' });
	const [asking, setAsking] = useState<LoginSession | null>(null);
	const list = useRef<HTMLUListElement>(null);
	const failure = shownFailure(query);
	if (failure) return <Banner tone="error">{failure.message || texts.listFailed}</Banner>;
	if (!query.data)
		return (
			<p role="status" className="flex items-center gap-2 text-text-muted">
				<Spinner />
				{texts.loading}
			</p>
		);
	const { sessions } = query.data;

	const getName = ({ browser, system }: LoginSession) =>
		[browser, system].filter(Boolean).join(' · ') || texts.unknown;
	const end = ({ _id }: LoginSession) => callApi('DELETE /api/users/sessions/[id]', { params: { id: _id } });
	const onEnded = (ended: LoginSession, answer: { message: string }) => {
		if (ended.isCurrent) return onLoggedOut(answer);
		showToast(answer.message, 'success');
		setAsking(null);
		queries.setQueryData(sessionsQuery.queryKey, {
			...query.data,
			sessions: sessions.filter(({ _id }) => _id !== ended._id),
		});
		// The button that had the focus has gone with its session.
		setTimeout(() => list.current?.focus());
	};
	return (
		<>
			<ul ref={list} tabIndex={-1} aria-label={texts.title} className="flex w-full flex-col gap-2">
				{sessions.map((session) => (
					<li
						key={session._id}
						className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line px-4 py-3"
					>
						<div className="flex min-w-52 flex-1 items-start gap-3">
							<MonitorSmartphone aria-hidden="true" className="mt-1 size-5 shrink-0 text-gold" />
							<div className="min-w-0">
								<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
									{getName(session)}
									{session.isCurrent && <Badge>{texts.here}</Badge>}
								</p>
								<p className="text-sm text-text-muted">
									{texts.startedAt} {formatMoment(session.startedAt, language)}
								</p>
								<p className="text-sm text-text-muted">
									{texts.seenAt} {formatMoment(session.lastSeenAt, language)}
								</p>
							</div>
						</div>
						<Button
							look="quiet"
							aria-label={t('endNamed', { device: getName(session) })}
							onClick={() => setAsking(session)}
						>
							<LogOut aria-hidden="true" className="size-5" />
							{texts.endOne}
						</Button>
					</li>
				))}
			</ul>
			{asking && (
				<FormDialog
					title={texts.oneTitle}
					texts={{ ...texts, confirm: texts.endOne }}
					defaultValues={{}}
					send={() => end(asking)}
					onDone={(answer) => onEnded(asking, answer)}
					onClose={() => setAsking(null)}
				>
					{() => (
						<p>
							{asking.isCurrent
								? texts.hereQuestion
								: t('oneQuestion', {
										device: getName(asking),
										moment: formatMoment(asking.startedAt, language) ?? '',
									})}
						</p>
					)}
				</FormDialog>
			)}
		</>
	);
}
