import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { adminTrashTexts } from '@/components/admin/trash/texts';
import { TrashPage } from '@/components/admin/trash/trash-page';
import { requireBackOffice } from '@/lib/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.trash' });
	return pageMetadata({ path: '/admin/trash', language, title: t('title'), description: t('description') });
}

export default async function AdminTrashPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	return <TrashPage texts={adminTrashTexts(getMessages(language))} />;
}
