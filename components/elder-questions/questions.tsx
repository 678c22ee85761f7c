'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { shownFailure } from '@/components/member/shown-failure';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { showToast } from '@/components/ui/toast';
import { type ApiResult, callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { Question } from './answers';
import { AskDialog, type Topic } from './ask-dialog';
import { AcceptedAnswer, NewAnswer, SentQuestion } from './asked-question';
import { GapList } from './gap-list';
import { getShownName } from './shown-name';

/** How much of somebody's ancestors is known, what can be asked, and what was asked and answered. */
export function Questions({ of }: { of: string | null }) {
	const t = useTranslations('elderQuestions');
	const handleRefusal = useRefusalHandler();
	const asked = useQuery(apiQuery('GET /api/family/questions', { query: of === null ? {} : { of } }));
	const { data: found, refetch } = asked;
	const missing = shownFailure(asked);
	const heading = useRef<HTMLHeadingElement>(null);
	const [topic, setTopic] = useState<Topic | null>(null);
	const [busyId, setBusyId] = useState<string | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	/** Sends something, shows what came of it, and reads all again. */
	const send = async (id: string, work: () => Promise<ApiResult<{ message: string }>>) => {
		setBusyId(id);
		setFailure(null);
		const answer = await work();
		if (!answer.ok && handleRefusal(answer)) return;
		if (answer.ok) showToast(answer.data.message, 'success');
		else setFailure(answer.message || t('actionFailed'));
		await refetch();
		setBusyId(null);
		heading.current?.focus();
	};
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
	const { ancestors, gaps, questions, relatives, isEmailConfirmed } = found;
	const accept = ({ _id: id }: Question, isDeceased: boolean) =>
		void send(id, () => callApi('POST /api/family/questions/[id]', { params: { id }, body: { isDeceased } }));
	const remove = ({ _id: id }: Pick<Question, '_id'>) =>
		void send(id, () => callApi('DELETE /api/family/questions/[id]', { params: { id } }));
	const inState = (...states: Question['state'][]) => questions.filter(({ state }) => states.includes(state));
	const answers = inState('answered', 'unknown');
	const sent = inState('waiting', 'expired');
	const accepted = inState('accepted', 'confirmed');
	const getTopic = ({ personId, asks, question, elder }: Question): Topic => ({
		...{ about: { personId, asks }, title: question, elderId: elder._id },
	});
	return (
		<>
			{failure && (
				<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: () => setFailure(null) }}>
					{failure}
				</Banner>
			)}
			<Card className="flex flex-col gap-2 p-4 md:p-6">
				<h2 ref={heading} tabIndex={-1} className="text-h3 outline-none md:text-h3-wide">
					{t('knownOf', { isMe: String(found.of.isMe), name: getShownName(found.of) })}
				</h2>
				<Progress label={t('known', ancestors)} value={ancestors.known} max={ancestors.total} />
				<p className="text-sm text-text-muted">{t('knownText')}</p>
				{!isEmailConfirmed && <p className="text-info">{t('unconfirmed')}</p>}
			</Card>
			{answers.length > 0 && (
				<Section title={t('answers.title')}>
					{answers.map((question) => (
						<NewAnswer
							key={question._id}
							question={question}
							isBusy={busyId === question._id}
							onAccept={(isDeceased) => accept(question, isDeceased)}
							onRemove={() => remove(question)}
						/>
					))}
				</Section>
			)}
			<GapList
				gaps={gaps}
				questions={questions}
				mayAsk={isEmailConfirmed}
				isMe={found.of.isMe}
				onAsk={setTopic}
			/>
			{sent.length > 0 && (
				<Section title={t('sent.title')}>
					{sent.map((question) => (
						<SentQuestion
							key={question._id}
							question={question}
							isBusy={busyId === question._id}
							onAgain={() => setTopic(getTopic(question))}
							onWithdraw={() => remove(question)}
						/>
					))}
				</Section>
			)}
			{accepted.length > 0 && (
				<Section title={t('accepted.title')}>
					{accepted.map((question) => (
						<AcceptedAnswer
							key={question._id}
							question={question}
							busyId={busyId}
							onSecond={() =>
								setTopic({
									...{ about: { confirmsId: question._id }, title: question.question },
									...{ notId: question.elder._id, elderId: null },
								})
							}
							onWithdraw={remove}
						/>
					))}
				</Section>
			)}
			{topic && (
				<AskDialog
					topic={topic}
					relatives={relatives}
					onClose={(hasAsked) => {
						setTopic(null);
						if (hasAsked) void refetch();
					}}
				/>
			)}
		</>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-h3 md:text-h3-wide">{title}</h2>
			<ul className="flex flex-col gap-4">{children}</ul>
		</section>
	);
}
