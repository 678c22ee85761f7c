import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { askedMember, askPath } from '@/components/family/asked-member';
import { FamilyPage } from '@/components/family/family-page';
import { requireMember } from '@/lib/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/seo/metadata';

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
	const asked = askedMember(await searchParams);
	const path = asked ? askPath({ id: asked.id, name: asked.search }, asked.search) : '/family-tree';
	await requireMember(language, pathIn(language, path));
	return <FamilyPage language={language} isAdding={false} asked={asked} />;
}
