import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
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
	const t = await getTranslations({ locale: language, namespace: 'deities.devta' });
	return pageMetadata({ path: '/devta', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language });
	const deities = await loadDeities(language);
	return (
		<>
			<StructuredData
				data={[breadcrumbs(siteIn(language), { name: t('deities.devta.title'), path: '/devta' })]}
			/>
			<PageBanner title={t('deities.devta.title')} text={t('deities.devta.text')} />
			<DeityList
				language={language}
				deities={deities.filter(({ deityType }) => deityType === 'devta')}
				list="devta"
				empty={{ title: t('home.devtas.empty'), text: t('home.deities.soon') }}
			/>
		</>
	);
}
