import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AncestorsPage, ancestorGenerations } from '@/components/family/lineage/ancestors-page';
import { findNamedAncestors } from '@/lib/features/matching/verdicts/queries/named-ancestors';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { readFor } from '@/lib/platform/auth/loaders';
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

export default async function Page(props: LineagePageProps) {
	const now = new Date();
	const { path, memberId, language, record, choices } = await readLineage('ancestors', props, now);
	const person = { cardId: record.firstId, generations: ancestorGenerations };
	const named = await readFor(path, findNamedAncestors(memberId, person, now));
	return <AncestorsPage {...{ language, record, choices, named }} />;
}
