import type { Metadata } from 'next';
import { ClansPage } from '@/components/admin/clans/clans-page';
import { adminClansTexts } from '@/components/admin/clans/texts';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title, description } = getMessages(language).admin.clans;
	return pageMetadata({ path: '/admin/clans', language, title, description });
}

export default async function AdminClansPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	return <ClansPage texts={adminClansTexts(getMessages(language))} />;
}
