import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AncestorsPage } from '@/components/family/ancestors-page';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';
import { type LineagePageProps, readLineage } from '../read-lineage';

export async function generateMetadata(props: LineagePageProps): Promise<Metadata> {
	const language = await languageOfPage(props.params);
	const t = await getTranslations({ locale: language, namespace: 'lineage.ancestors' });
	return pageMetadata({
		path: '/family-tree/ancestors',
		language,
		title: t('title'),
		description: t('intro'),
	});
}

export default async function FamilyAncestors(props: LineagePageProps) {
	return <AncestorsPage {...(await readLineage('ancestors', props, new Date()))} />;
}
