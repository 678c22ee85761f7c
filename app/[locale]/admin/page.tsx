import type { Metadata } from 'next';
import { AdminDashboard } from '@/components/admin/dashboard/dashboard';
import { dashboardTexts } from '@/components/admin/dashboard/texts';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title } = getMessages(language).admin.dashboard;
	return pageMetadata({ path: '/admin', language, title });
}

export default async function AdminPage({ params }: { params: PageParams }) {
	const texts = dashboardTexts(getMessages(await languageOfPage(params)));
	return (
		<>
			<h1 className="text-h2 md:text-h2-wide">{texts.title}</h1>
			<AdminDashboard texts={texts} />
		</>
	);
}
