import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getWishes } from '@/app/api/family/matches/wishes/route';
import { type CandidatePageProps, candidateReads, readCandidateId } from '@/app/candidate-page';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { WishesPage } from '@/components/matching/wishes-page';
import { pathIn } from '@/lib/core/localized-path';
import { forCandidate, withCandidate } from '@/lib/features/matching/rules/candidate-address';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params, searchParams }: CandidatePageProps): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	const person = (await readCandidateId(searchParams)) === null ? 'self' : 'ward';
	return pageMetadata({ path: '/matrimonial/wishes', language, title: t('sections.wishes', { person }) });
}

export default async function Page({ params, searchParams }: CandidatePageProps) {
	const language = await languageOfPage(params);
	const candidateId = await readCandidateId(searchParams);
	await requireMember(language, pathIn(language, withCandidate('/matrimonial/wishes', candidateId)));
	return (
		<Prefetched
			language={language}
			reads={[
				read('GET /api/family/matches/wishes', getWishes, forCandidate(candidateId)),
				...candidateReads(candidateId),
			]}
		>
			<PageMessages language={language} name="matrimonial/wishes">
				<WishesPage />
			</PageMessages>
		</Prefetched>
	);
}
