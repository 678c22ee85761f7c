import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeityList } from '@/components/deity/deity-list';
import { PageBanner } from '@/components/site/page-banner';
import { loadDeities } from '@/lib/deity/loaders';
import { alternatesOf } from '@/lib/i18n/alternates';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';

/** Made anew at most once a minute, and at once when what it shows changes. */
export const revalidate = 60;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'deities.devi' });
	return { title: t('title'), description: t('description'), alternates: alternatesOf('/devi', language) };
}

export default async function DevisPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language });
	const deities = await loadDeities(language);
	return (
		<>
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
