import type { Metadata } from 'next';
import { ImportPage } from '@/components/admin/data/import-page';
import { deityColumns } from '@/lib/features/administration/import-deities';
import { memberImportColumns } from '@/lib/features/administration/import-members';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title, intro } = getMessages(language).admin.data.import;
	return pageMetadata({ path: '/admin/import', language, title, description: intro });
}

export default async function AdminImportPage({ params }: { params: PageParams }) {
	const texts = getMessages(await languageOfPage(params)).admin.data.import;
	return <ImportPage texts={texts} columns={{ deities: deityColumns, members: memberImportColumns }} />;
}
