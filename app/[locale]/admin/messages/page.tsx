import type { Metadata } from 'next';
import { MessagesPage } from '@/components/admin/messages/messages-page';
import { adminMessagesTexts } from '@/components/admin/messages/texts';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title, description } = getMessages(language).admin.messages;
	return pageMetadata({ path: '/admin/messages', language, title, description });
}

export default async function AdminMessagesPage({ params }: { params: PageParams }) {
	const messages = { hi: getMessages('hi'), en: getMessages('en') };
	return <MessagesPage texts={adminMessagesTexts(messages, await languageOfPage(params))} />;
}
