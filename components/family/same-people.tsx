'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { shownFailure } from '@/components/member/shown-failure';
import { Banner } from '@/components/ui/banner';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { showToast } from '@/components/ui/toast';
import { type ApiResult, callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { SameConsent } from './same-consent';
import { SameDuplicates } from './same-duplicates';
import { SameQuestion } from './same-question';

type Found = Reply<'GET /api/family/same-people'>;
type State = Found['questions'][number]['state'];

/** In the order in which they are shown: first what waits for the viewer. */
const states = ['asked', 'waiting', 'joined', 'notJoined', 'apart'] as const satisfies readonly State[];

/** What the viewer and the owners of other trees say of people who seem to be the same. */
export function SamePeople() {
	const t = useTranslations('samePeople');
	const handleRefusal = useRefusalHandler();
	const asked = useQuery(apiQuery('GET /api/family/same-people'));
	const { data: found, refetch } = asked;
	const missing = shownFailure(asked);
	const heading = useRef<HTMLHeadingElement>(null);
	const [busyId, setBusyId] = useState<string | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	/** Sends something, shows what came of it, and reads all again. */
	const send = async (id: string, work: () => Promise<ApiResult<{ message: string }>>) => {
		setBusyId(id);
		setFailure(null);
		const answer = await work();
		if (!answer.ok && handleRefusal(answer)) return;
		if (answer.ok) showToast(answer.data.message, 'success');
		else setFailure(answer.message || t('answerFailed'));
		await refetch();
		setBusyId(null);
		heading.current?.focus();
	};
	const answer = (id: string, said: 'yes' | 'no') =>
		void send(id, () =>
			callApi('POST /api/family/same-people/[id]', { params: { id }, body: { answer: said } }),
		);
	const reload = useCallback(async () => {
		await refetch();
		heading.current?.focus();
	}, [refetch]);
	if (missing) {
		return (
			<RetryPanel
				text={t('failed')}
				reason={missing.message}
				retry={t('tryAgain')}
				onRetry={() => void refetch()}
			/>
		);
	}
	if (!found) {
		return (
			<div aria-busy="true" className="flex flex-col gap-4">
				<p role="status" className="sr-only">
					{t('loading')}
				</p>
				<Skeleton className="h-32" />
				<Skeleton className="h-48" />
			</div>
		);
	}
	const { comparison, questions, duplicates } = found;
	const isNothingAsked = !questions.some(({ state }) => state === 'asked');
	return (
		<>
			{failure && (
				<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: () => setFailure(null) }}>
					{failure}
				</Banner>
			)}
			<SameConsent
				comparison={comparison}
				busyId={busyId}
				onSay={(isComparable) =>
					void send(isComparable ? 'allow' : 'refuse', () =>
						callApi('PUT /api/family/same-people', { body: { isComparable } }),
					)
				}
			/>
			<h2 ref={heading} tabIndex={-1} className="text-h3 outline-none md:text-h3-wide">
				{t('asked.title')}
			</h2>
			{isNothingAsked && <EmptyState title={t('asked.none')} text={t('asked.noneText')} />}
			{states.map((state) => {
				const ofState = questions.filter((question) => question.state === state);
				if (ofState.length === 0) return null;
				return (
					<section key={state} aria-labelledby={state === 'asked' ? undefined : `same-${state}`}>
						{state !== 'asked' && (
							<h3 id={`same-${state}`} className="mb-3 text-heading text-lg">
								{t(`${state}.title`)}
							</h3>
						)}
						<ul className="flex flex-col gap-4">
							{ofState.map((question) => (
								<SameQuestion
									key={question._id}
									question={question}
									busyId={busyId}
									onAnswer={(said) => answer(question._id, said)}
								/>
							))}
						</ul>
					</section>
				);
			})}
			<SameDuplicates
				duplicates={duplicates}
				busyId={busyId}
				onApart={(id) => answer(id, 'no')}
				onMerged={reload}
			/>
		</>
	);
}
