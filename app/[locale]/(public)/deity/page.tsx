import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeityCountList } from '@/components/heritage/deity/deity-count-list';
import { DeityList } from '@/components/heritage/deity/deity-list';
import { PageBanner } from '@/components/layout/page-banner';
import { StructuredData } from '@/components/layout/structured-data';
import { loadDeities } from '@/lib/features/heritage/deity/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'deities.directory' });
	return pageMetadata({ path: '/deity', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language });
	const deities = await loadDeities(language);
	return (
		<>
			<StructuredData
				data={[breadcrumbs(siteIn(language), { name: t('deities.directory.title'), path: '/deity' })]}
			/>
			<PageBanner title={t('deities.directory.title')} text={t('deities.directory.text')}>
				<DeityCountList language={language} deities={deities} />
			</PageBanner>
			<DeityList
				language={language}
				deities={deities}
				list="directory"
				empty={{ title: t('deities.directory.empty'), text: t('home.deities.soon') }}
			/>
		</>
	);
}
