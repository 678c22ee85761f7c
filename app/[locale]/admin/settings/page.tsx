import type { Metadata } from 'next';
import { SettingsPage } from '@/components/admin/settings/settings-page';
import { settingsTexts } from '@/components/admin/settings/texts';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title, description } = getMessages(language).admin.settings;
	return pageMetadata({ path: '/admin/settings', language, title, description });
}

export default async function AdminSettingsPage({ params }: { params: PageParams }) {
	return <SettingsPage texts={settingsTexts(getMessages(await languageOfPage(params)))} />;
}
