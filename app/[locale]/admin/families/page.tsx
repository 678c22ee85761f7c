import type { Metadata } from 'next';
import { FamiliesPage } from '@/components/admin/families/families-page';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title, description } = getMessages(language).admin.families;
	return pageMetadata({ path: '/admin/families', language, title, description });
}

export default async function AdminFamiliesPage({ params }: { params: PageParams }) {
	return <FamiliesPage texts={getMessages(await languageOfPage(params)).admin.families} />;
}
