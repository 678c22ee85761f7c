import type { Metadata } from 'next';
import { ImportPage } from '@/components/admin/data/import-page';
import { deityColumns } from '@/lib/administration/import-deities';
import { memberImportColumns } from '@/lib/administration/import-members';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title, intro } = getMessages(language).admin.data.import;
	return pageMetadata({ path: '/admin/import', language, title, description: intro });
}

export default async function AdminImportPage({ params }: { params: PageParams }) {
	const texts = getMessages(await languageOfPage(params)).admin.data.import;
	return <ImportPage texts={texts} columns={{ deities: deityColumns, members: memberImportColumns }} />;
}
