import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getInterests } from '@/app/api/family/interests/route';
import { type CandidatePageProps, candidateReads, readCandidateId } from '@/app/candidate-page';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { InterestsPage } from '@/components/matching/interests-page';
import { pathIn } from '@/lib/core/localized-path';
import { forCandidate, withCandidate } from '@/lib/features/matching/rules/candidate-address';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	return pageMetadata({ path: '/matrimonial/interests', language, title: t('interests.title') });
}

export default async function Page({ params, searchParams }: CandidatePageProps) {
	const language = await languageOfPage(params);
	const candidateId = await readCandidateId(searchParams);
	await requireMember(language, pathIn(language, withCandidate('/matrimonial/interests', candidateId)));
	return (
		<Prefetched
			language={language}
			reads={[
				read('GET /api/family/interests', getInterests, forCandidate(candidateId)),
				...candidateReads(candidateId),
			]}
		>
			<PageMessages language={language} name="matrimonial/interests">
				<InterestsPage />
			</PageMessages>
		</Prefetched>
	);
}
