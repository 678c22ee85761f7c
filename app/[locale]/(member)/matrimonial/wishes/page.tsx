import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getWishes } from '@/app/api/family/matches/wishes/route';
import { Prefetched, read } from '@/app/prefetched';
import { readSeekerId, type SeekerPageProps, seekerReads } from '@/app/seeker-page';
import { PageMessages } from '@/components/layout/page-messages';
import { WishesPage } from '@/components/matching/wishes-page';
import { pathIn } from '@/lib/core/localized-path';
import { forSeeker, withSeeker } from '@/lib/features/matching/rules/seeker-address';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params, searchParams }: SeekerPageProps): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	const person = (await readSeekerId(searchParams)) === null ? 'self' : 'ward';
	return pageMetadata({ path: '/matrimonial/wishes', language, title: t('sections.wishes', { person }) });
}

export default async function Page({ params, searchParams }: SeekerPageProps) {
	const language = await languageOfPage(params);
	const seekerId = await readSeekerId(searchParams);
	await requireMember(language, pathIn(language, withSeeker('/matrimonial/wishes', seekerId)));
	return (
		<Prefetched
			language={language}
			reads={[
				read('GET /api/family/matches/wishes', getWishes, forSeeker(seekerId)),
				...seekerReads(seekerId),
			]}
		>
			<PageMessages language={language} name="matrimonial/wishes">
				<WishesPage />
			</PageMessages>
		</Prefetched>
	);
}
