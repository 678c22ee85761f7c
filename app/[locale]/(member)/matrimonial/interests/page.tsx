import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getInterests } from '@/app/api/family/interests/route';
import { Prefetched, read } from '@/app/prefetched';
import { readSeekerId, type SeekerPageProps, seekerReads } from '@/app/seeker-page';
import { PageMessages } from '@/components/layout/page-messages';
import { InterestsPage } from '@/components/matching/interests-page';
import { pathIn } from '@/lib/core/localized-path';
import { forSeeker, withSeeker } from '@/lib/features/matching/rules/seeker-address';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	return pageMetadata({ path: '/matrimonial/interests', language, title: t('interests.title') });
}

export default async function Page({ params, searchParams }: SeekerPageProps) {
	const language = await languageOfPage(params);
	const seekerId = await readSeekerId(searchParams);
	await requireMember(language, pathIn(language, withSeeker('/matrimonial/interests', seekerId)));
	return (
		<Prefetched
			language={language}
			reads={[read('GET /api/family/interests', getInterests, forSeeker(seekerId)), ...seekerReads(seekerId)]}
		>
			<PageMessages language={language} name="matrimonial/interests">
				<InterestsPage />
			</PageMessages>
		</Prefetched>
	);
}
