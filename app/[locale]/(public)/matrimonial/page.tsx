import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MatrimonialGate } from '@/components/matrimonial/matrimonial-gate';
import { matrimonialTexts } from '@/components/matrimonial/texts';
import { VisitorIntro } from '@/components/matrimonial/visitor-intro';
import { StructuredData } from '@/components/site/structured-data';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { siteIn } from '@/lib/features/seo/site';
import { breadcrumbs } from '@/lib/features/seo/structured-data';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matrimonial' });
	return pageMetadata({ path: '/matrimonial', language, title: t('title'), description: t('description') });
}

export default async function MatrimonialPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matrimonial' });
	return (
		<MatrimonialGate language={language} texts={matrimonialTexts(getMessages(language))}>
			<StructuredData data={[breadcrumbs(siteIn(language), { name: t('title'), path: '/matrimonial' })]} />
			<VisitorIntro language={language} />
		</MatrimonialGate>
	);
}
