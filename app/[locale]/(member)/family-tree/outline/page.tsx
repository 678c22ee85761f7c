import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OutlinePage } from '@/components/family/lineage/outline-page';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';
import { getPartTitle, type LineagePageProps, readLineage } from '../read-lineage';

export async function generateMetadata(props: LineagePageProps): Promise<Metadata> {
	const language = await languageOfPage(props.params);
	const t = await getTranslations({ locale: language, namespace: 'lineage.outline' });
	return pageMetadata({
		path: '/family-tree/outline',
		language,
		title: await getPartTitle(t('title'), props, language),
		description: t('intro'),
	});
}

export default async function Page(props: LineagePageProps) {
	const { language, record, choices } = await readLineage('outline', props, new Date());
	return <OutlinePage {...{ language, record, choices }} />;
}
