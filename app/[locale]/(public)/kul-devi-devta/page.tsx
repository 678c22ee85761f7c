import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ManagedList } from '@/components/deity/managed-list';
import { PageBanner } from '@/components/site/page-banner';
import { loadDeities } from '@/lib/deity/loaders';
import { alternatesOf } from '@/lib/i18n/alternates';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';

/** Made anew at most once a minute, and at once when what it shows changes. */
export const revalidate = 60;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'deityForm.list' });
	return {
		title: t('title'),
		description: t('description'),
		alternates: alternatesOf('/kul-devi-devta', language),
	};
}

export default async function KulDeviDevtaPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'deityForm.list' });
	return (
		<>
			<PageBanner title={t('title')} text={t('text')} />
			<ManagedList deities={await loadDeities(language)} language={language} />
		</>
	);
}
