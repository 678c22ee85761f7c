import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OutboxPage } from '@/components/admin/outbox/outbox-page';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';
import { hasOutboxTable } from '@/lib/platform/mail/outbox';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	if (!hasOutboxTable()) notFound();
	const language = await languageOfPage(params);
	const { title } = getMessages(language).admin.outbox;
	return pageMetadata({ path: '/admin/outbox', language, title });
}

export default async function AdminOutboxPage({ params }: { params: PageParams }) {
	if (!hasOutboxTable()) notFound();
	return <OutboxPage texts={getMessages(await languageOfPage(params)).admin.outbox} />;
}
