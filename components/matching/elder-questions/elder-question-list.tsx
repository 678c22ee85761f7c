'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useSending } from '@/components/family/cards/use-sending';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { QueryContent } from '@/components/ui/query-content';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { Question } from '@/lib/client/matching/elder-questions/replies';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { AskDialog, type Topic } from './ask-dialog';
import { GapList } from './gap-list';
import { AcceptedAnswerCard, NewAnswerCard, SentQuestionCard } from './question-cards';

type Found = Reply<'GET /api/family/questions'>;

/** How much of somebody's ancestors is known, what can be asked, and what was asked and answered. */
export function ElderQuestionList({ of }: { of: string | null }) {
	const t = useTranslations('elderQuestions');
	const asked = useQuery(apiQuery('GET /api/family/questions', { query: of === null ? {} : { of } }));
	return (
		<QueryContent query={asked} words={{ loading: t('loading'), failed: t('failed') }}>
			{(found) => <FoundQuestions found={found} refetch={asked.refetch} />}
		</QueryContent>
	);
}

function FoundQuestions({ found, refetch }: { found: Found; refetch: () => Promise<unknown> }) {
	const t = useTranslations('elderQuestions');
	const [topic, setTopic] = useState<Topic | null>(null);
	const { heading, busyId, failure, dismissFailure, send } = useSending(refetch, t('actionFailed'));
	const { ancestors, gaps, questions, relatives, isEmailConfirmed } = found;
	const accept = ({ _id: id }: Question, isDeceased: boolean) =>
		void send(id, () => callApi('POST /api/family/questions/[id]', { params: { id }, body: { isDeceased } }));
	const remove = ({ _id: id }: Pick<Question, '_id'>) =>
		void send(id, () => callApi('DELETE /api/family/questions/[id]', { params: { id } }));
	const inState = (...states: Question['state'][]) => questions.filter(({ state }) => states.includes(state));
	return (
		<>
			{failure && (
				<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: dismissFailure }}>
					{failure}
				</Banner>
			)}
			<Card className="flex flex-col gap-2 p-4 md:p-6">
				<h2 ref={heading} tabIndex={-1} className="text-h3 outline-none md:text-h3-wide">
					{t('knownOf', { person: found.of.isMe ? 'self' : 'other', name: shownName(found.of) })}
				</h2>
				<Progress label={t('known', ancestors)} value={ancestors.known} max={ancestors.total} />
				<p className="text-sm text-text-muted">{t('knownText')}</p>
				{!isEmailConfirmed && <p className="text-info">{t('unconfirmed')}</p>}
			</Card>
			<Section
				title={t('answers.title')}
				items={inState('answered', 'unknown').map((question) => (
					<NewAnswerCard
						key={question._id}
						question={question}
						isBusy={busyId === question._id}
						onAccept={(isDeceased) => accept(question, isDeceased)}
						onRemove={() => remove(question)}
					/>
				))}
			/>
			<GapList
				gaps={gaps}
				questions={questions}
				mayAsk={isEmailConfirmed}
				isMe={found.of.isMe}
				onAsk={setTopic}
			/>
			<Section
				title={t('sent.title')}
				items={inState('waiting', 'expired', 'closed').map((question) => (
					<SentQuestionCard
						key={question._id}
						question={question}
						isBusy={busyId === question._id}
						onAgain={() => {
							const { personId, asks, question: title, elder } = question;
							setTopic({ about: { personId, asks }, title, elderId: elder._id });
						}}
						onWithdraw={() => remove(question)}
					/>
				))}
			/>
			<Section
				title={t('accepted.title')}
				items={inState('accepted', 'confirmed').map((question) => (
					<AcceptedAnswerCard
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
			/>
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

function Section({ title, items }: { title: string; items: readonly ReactNode[] }) {
	if (items.length === 0) return null;
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-h3 md:text-h3-wide">{title}</h2>
			<ul className="flex flex-col gap-4">{items}</ul>
		</section>
	);
}
