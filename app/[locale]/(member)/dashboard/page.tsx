import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Dashboard } from '@/components/dashboard/dashboard';
import { dashboardTexts } from '@/components/dashboard/texts';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'dashboard' });
	return pageMetadata({ path: '/dashboard', language, title: t('title'), description: t('description') });
}

export default async function DashboardPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/dashboard'));
	return <Dashboard language={language} texts={dashboardTexts(getMessages(language))} />;
}
