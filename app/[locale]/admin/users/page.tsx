import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { adminUsersTexts } from '@/components/admin/users/texts';
import { UsersPage } from '@/components/admin/users/users-page';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.users' });
	return pageMetadata({ path: '/admin/users', language, title: t('title'), description: t('description') });
}

export default async function AdminUsersPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const { memberId } = await requireBackOffice();
	return <UsersPage ownId={memberId} texts={adminUsersTexts(getMessages(language), language)} />;
}
