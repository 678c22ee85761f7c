import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Dashboard } from '@/components/dashboard/dashboard';
import { dashboardTexts } from '@/components/dashboard/texts';
import { requireMember } from '@/lib/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { getMessages } from '@/lib/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const t = await getTranslations({ locale: await languageOfPage(params), namespace: 'dashboard' });
	return { title: t('title'), description: t('description'), robots: { index: false } };
}

export default async function DashboardPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/dashboard'));
	return <Dashboard language={language} texts={dashboardTexts(getMessages(language))} />;
}
