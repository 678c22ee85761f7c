'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSending } from '@/components/family/cards/use-sending';
import { Banner } from '@/components/ui/banner';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryContent } from '@/components/ui/query-content';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { SameConsentForm } from './same-consent-form';
import { SameDuplicateList } from './same-duplicate-list';
import { SameQuestionCard } from './same-question-card';

type Found = Reply<'GET /api/family/same-people'>;
type State = Found['questions'][number]['state'];

/** In the order in which they are shown: first what waits for the viewer. */
const states = ['asked', 'waiting', 'joined', 'notJoined', 'apart'] as const satisfies readonly State[];

/** What the viewer and the owners of other trees say of people who seem to be the same. */
export function SamePeoplePanel() {
	const t = useTranslations('samePeople');
	const asked = useQuery(apiQuery('GET /api/family/same-people'));
	const { refetch } = asked;
	const { heading, busyId, failure, dismissFailure, send } = useSending(refetch, t('answerFailed'));
	const answer = (id: string, said: 'yes' | 'no') =>
		void send(id, () =>
			callApi('POST /api/family/same-people/[id]', { params: { id }, body: { answer: said } }),
		);
	const reload = async () => {
		await refetch();
		heading.current?.focus();
	};
	return (
		<QueryContent query={asked} words={{ loading: t('loading'), failed: t('failed') }}>
			{({ comparison, questions, duplicates }) => (
				<>
					{failure && (
						<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: dismissFailure }}>
							{failure}
						</Banner>
					)}
					<SameConsentForm
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
					{!questions.some(({ state }) => state === 'asked') && (
						<EmptyState title={t('asked.none')} text={t('asked.noneText')} />
					)}
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
										<SameQuestionCard
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
					<SameDuplicateList
						duplicates={duplicates}
						busyId={busyId}
						onApart={(id) => answer(id, 'no')}
						onMerged={reload}
					/>
				</>
			)}
		</QueryContent>
	);
}
