import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { adminTrashTexts } from '@/components/admin/trash/texts';
import { TrashPage } from '@/components/admin/trash/trash-page';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

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
