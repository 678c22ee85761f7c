import type { Metadata } from 'next';
import { DeitiesPage } from '@/components/admin/deities/deities-page';
import { adminDeitiesTexts } from '@/components/admin/deities/texts';
import { listDeityClans } from '@/lib/features/deity/queries';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title, description } = getMessages(language).admin.deities;
	return pageMetadata({ path: '/admin/deities', language, title, description });
}

export default async function AdminDeitiesPage({ params }: { params: PageParams }) {
	const texts = adminDeitiesTexts(getMessages(await languageOfPage(params)));
	return <DeitiesPage clans={await listDeityClans()} texts={texts} />;
}
