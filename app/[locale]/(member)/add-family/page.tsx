import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FamilyPage } from '@/components/family/family-page';
import { requireMember } from '@/lib/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const t = await getTranslations({ locale: await languageOfPage(params), namespace: 'familyTree' });
	return { title: t('wizard.title'), description: t('description'), robots: { index: false } };
}

/** The family tree with the form for a new relative open. */
export default async function AddFamilyPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/add-family'));
	return <FamilyPage language={language} isAdding />;
}
