import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MatchPage } from '@/components/matrimonial/match-page';
import { matchPath } from '@/components/matrimonial/matrimonial-paths';
import { matrimonialTexts } from '@/components/matrimonial/texts';
import { requireMember } from '@/lib/auth/loaders';
import { languageOfPage } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { getMessages } from '@/lib/i18n/translate';

type MatchParams = Promise<{ locale: string; id: string }>;

export async function generateMetadata({ params }: { params: MatchParams }): Promise<Metadata> {
	const t = await getTranslations({ locale: await languageOfPage(params), namespace: 'matrimonial' });
	return { title: t('match.title'), robots: { index: false } };
}

export default async function OneMatchPage({ params }: { params: MatchParams }) {
	const language = await languageOfPage(params);
	const { id } = await params;
	await requireMember(language, pathIn(language, matchPath(id)));
	return <MatchPage memberId={id} language={language} texts={matrimonialTexts(getMessages(language))} />;
}
