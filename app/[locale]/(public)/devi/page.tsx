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
	const t = await getTranslations({ locale: language, namespace: 'deities.devi' });
	return pageMetadata({ path: '/devi', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language });
	const deities = await loadDeities(language);
	return (
		<>
			<StructuredData
				data={[breadcrumbs(siteIn(language), { name: t('deities.devi.title'), path: '/devi' })]}
			/>
			<PageBanner title={t('deities.devi.title')} text={t('deities.devi.text')} />
			<DeityList
				language={language}
				deities={deities.filter(({ deityType }) => deityType === 'devi')}
				list="devi"
				empty={{ title: t('home.devis.empty'), text: t('home.deities.soon') }}
			/>
		</>
	);
}
