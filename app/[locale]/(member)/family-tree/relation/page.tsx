import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KinRelationPage } from '@/components/family/relation/kin-relation-page';
import { pathIn } from '@/lib/core/localized-path';
import { loadRelations } from '@/lib/features/family/loaders';
import { relationPath } from '@/lib/features/family/rules/relation-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { readFor, requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { cardId } from '../card-id';

interface RelationPageProps {
	params: PageParams;
	searchParams: Promise<{ from?: string | string[]; to?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<RelationPageProps, 'params'>): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'kinRelation' });
	return pageMetadata({
		path: '/family-tree/relation',
		language,
		title: t('title'),
		description: t('description'),
	});
}

export default async function Page({ params, searchParams }: RelationPageProps) {
	const language = await languageOfPage(params);
	const query = await searchParams;
	const [from, to] = [cardId.parse(query.from), cardId.parse(query.to)];
	const path = pathIn(language, relationPath(from, to));
	const { memberId } = await requireMember(language, path);
	const asked = await readFor(path, loadRelations(memberId, { from, to }, language, new Date()));
	return <KinRelationPage asked={asked} language={language} />;
}
