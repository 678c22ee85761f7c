import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FamilyPage } from '@/components/family/family-page';
import { openingOf, openingPath } from '@/components/family/opening';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'familyTree' });
	return pageMetadata({ path: '/family-tree', language, title: t('title'), description: t('description') });
}

interface FamilyTreePageProps {
	params: PageParams;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function FamilyTreePage({ params, searchParams }: FamilyTreePageProps) {
	const language = await languageOfPage(params);
	const opening = openingOf(await searchParams);
	await requireMember(language, pathIn(language, openingPath(opening)));
	// Keyed: a link to this page from itself opens what it names too.
	return <FamilyPage key={openingPath(opening)} language={language} opening={opening} />;
}
