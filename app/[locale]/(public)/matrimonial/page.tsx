import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/components/layout/page-messages';
import { StructuredData } from '@/components/layout/structured-data';
import { MatchesGatePanel } from '@/components/matching/matches-gate-panel';
import { VisitorIntroPanel } from '@/components/matching/visitor-intro-panel';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	return pageMetadata({ path: '/matrimonial', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matching' });
	return (
		<PageMessages language={language} name="matrimonial">
			<MatchesGatePanel>
				<StructuredData data={[breadcrumbs(siteIn(language), { name: t('title'), path: '/matrimonial' })]} />
				<VisitorIntroPanel language={language} />
			</MatchesGatePanel>
		</PageMessages>
	);
}
