'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { apiQuery } from '@/lib/client/api-query';
import { SectionPage } from './section-page';
import { SeekerPanel } from './seeker-panel';
import { useForSeeker, usePerson } from './use-seeker';
import { WishesForm } from './wishes-form';

/** What the viewer asks of a partner. */
export function WishesPage() {
	const t = useTranslations('matching.wishes');
	const person = usePerson();
	const wishes = useQuery(apiQuery('GET /api/family/matches/wishes', useForSeeker()));
	return (
		<SectionPage title={t('title', person)} intro={t('intro', person)} section="wishes">
			<SeekerPanel query={wishes} words={{ loading: t('loading'), failed: t('failed') }}>
				{(saved) => <WishesForm saved={saved} />}
			</SeekerPanel>
		</SectionPage>
	);
}
