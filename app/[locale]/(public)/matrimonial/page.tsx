import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MatrimonialGate } from '@/components/matrimonial/matrimonial-gate';
import { matrimonialTexts } from '@/components/matrimonial/texts';
import { VisitorIntro } from '@/components/matrimonial/visitor-intro';
import { alternatesOf } from '@/lib/i18n/alternates';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matrimonial' });
	return {
		title: t('title'),
		description: t('description'),
		alternates: alternatesOf('/matrimonial', language),
	};
}

export default async function MatrimonialPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	return (
		<MatrimonialGate language={language} texts={matrimonialTexts(getMessages(language))}>
			<VisitorIntro language={language} />
		</MatrimonialGate>
	);
}
