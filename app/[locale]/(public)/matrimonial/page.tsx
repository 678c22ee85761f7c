import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MatrimonialGate } from '@/components/matrimonial/matrimonial-gate';
import { matrimonialTexts } from '@/components/matrimonial/texts';
import { VisitorIntro } from '@/components/matrimonial/visitor-intro';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matrimonial' });
	return pageMetadata({ path: '/matrimonial', language, title: t('title'), description: t('description') });
}

export default async function MatrimonialPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	return (
		<MatrimonialGate language={language} texts={matrimonialTexts(getMessages(language))}>
			<VisitorIntro language={language} />
		</MatrimonialGate>
	);
}
