import type { Metadata } from 'next';
import { HistoryPage } from '@/components/admin/history/history-page';
import { historyTexts } from '@/components/admin/history/texts';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title } = getMessages(language).admin.history;
	return pageMetadata({ path: '/admin/history', language, title });
}

export default async function AdminHistoryPage({ params }: { params: PageParams }) {
	return <HistoryPage texts={historyTexts(getMessages(await languageOfPage(params)))} />;
}
