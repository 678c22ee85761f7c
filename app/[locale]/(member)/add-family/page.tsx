import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FamilyPage } from '@/components/family/tree/family-page';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'familyTree' });
	return pageMetadata({
		path: '/add-family',
		language,
		title: t('wizard.title'),
		description: t('description'),
	});
}

/** The family tree with the form for a new relative open. */
export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/add-family'));
	return <FamilyPage language={language} opening={{ kind: 'add' }} />;
}
