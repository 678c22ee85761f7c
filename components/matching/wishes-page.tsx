'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { apiQuery } from '@/lib/client/api-query';
import { CandidatePanel } from './candidate-panel';
import { SectionPage } from './section-page';
import { useForCandidate, usePerson } from './use-candidate';
import { WishesForm } from './wishes-form';

/** What the viewer asks of a partner. */
export function WishesPage() {
	const t = useTranslations('matching.wishes');
	const person = usePerson();
	const wishes = useQuery(apiQuery('GET /api/family/matches/wishes', useForCandidate()));
	return (
		<SectionPage title={t('title', person)} intro={t('intro', person)} section="wishes">
			<CandidatePanel query={wishes} words={{ loading: t('loading'), failed: t('failed') }}>
				{(saved) => <WishesForm saved={saved} />}
			</CandidatePanel>
		</SectionPage>
	);
}
