import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FamilyTree } from '@/components/family/family-tree';
import { relativeTexts } from '@/components/family/texts';
import { memberTexts } from '@/components/member/texts';
import { requireMember } from '@/lib/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { getMessages } from '@/lib/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const t = await getTranslations({ locale: await languageOfPage(params), namespace: 'familyTree' });
	return { title: t('title'), description: t('description'), robots: { index: false } };
}

export default async function FamilyTreePage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/family-tree'));
	const messages = getMessages(language);
	const { familyTree, familyExchange, relationWords } = messages;
	return (
		<FamilyTree
			language={language}
			texts={{ ...familyTree, relationWords, exchange: familyExchange }}
			memberTexts={relativeTexts(memberTexts(messages), familyTree)}
		/>
	);
}
