'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useSending } from '@/components/family/cards/use-sending';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryContent } from '@/components/ui/query-content';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { formatDay } from '@/lib/platform/i18n/format';

/** The links that wait for the member, each to be kept or ended. */
export function HeldLinkList() {
	const t = useTranslations('heldLinks');
	const language = useLocale();
	const query = useQuery(apiQuery('GET /api/family/held-links'));
	const { heading, busyId, failure, dismissFailure, send } = useSending(query.refetch, t('answerFailed'));
	const answer = (id: string, said: 'keep' | 'end') =>
		void send(id, () =>
			callApi('POST /api/family/held-links/[id]', { params: { id }, body: { answer: said } }),
		);
	return (
		<QueryContent query={query} words={{ loading: t('loading'), failed: t('failed') }}>
			{({ links }) => (
				<>
					{failure && (
						<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: dismissFailure }}>
							{failure}
						</Banner>
					)}
					<h2 ref={heading} tabIndex={-1} className="text-h3 outline-none md:text-h3-wide">
						{t('list')}
					</h2>
					{links.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
					<ul className="flex flex-col gap-4">
						{links.map((link) => {
							const { _id, relation, isAskedByMe, createdAt } = link;
							const name = shownName(link.member);
							const facts = { name, relation, date: formatDay(createdAt, language) ?? '' };
							return (
								<li key={_id}>
									<Card className="flex flex-col gap-3 p-4 md:p-6">
										<p className="font-bold font-serif text-heading text-lg">{name}</p>
										<p className="text-text-soft">{t(isAskedByMe ? 'askedByMe' : 'askedByOther', facts)}</p>
										<div className="flex flex-wrap gap-3">
											<Button
												aria-label={t('keepFor', { name })}
												busyLabel={busyId === _id && t('busy')}
												onClick={() => answer(_id, 'keep')}
											>
												{t('keep')}
											</Button>
											<Button
												look="outline"
												aria-label={t('endFor', { name })}
												disabled={busyId === _id}
												onClick={() => answer(_id, 'end')}
											>
												{t('end')}
											</Button>
										</div>
									</Card>
								</li>
							);
						})}
					</ul>
				</>
			)}
		</QueryContent>
	);
}
