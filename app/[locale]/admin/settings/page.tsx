import type { Metadata } from 'next';
import { SettingsPage } from '@/components/admin/settings/settings-page';
import { settingsTexts } from '@/components/admin/settings/texts';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title, description } = getMessages(language).admin.settings;
	return pageMetadata({ path: '/admin/settings', language, title, description });
}

export default async function AdminSettingsPage({ params }: { params: PageParams }) {
	return <SettingsPage texts={settingsTexts(getMessages(await languageOfPage(params)))} />;
}
