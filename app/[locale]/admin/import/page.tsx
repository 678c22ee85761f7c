import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ImportPage } from '@/components/admin/data/import-page';
import { PageMessages } from '@/components/layout/page-messages';
import { deityColumns } from '@/lib/features/administration/imports/commands/import-deities';
import { khaanpColumns } from '@/lib/features/administration/imports/commands/import-khaanps';
import { memberImportColumns } from '@/lib/features/administration/imports/commands/import-members';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.data.import' });
	return pageMetadata({ path: '/admin/import', language, title: t('title'), description: t('intro') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	return (
		<PageMessages language={language} name="admin/import">
			<ImportPage columns={{ deities: deityColumns, members: memberImportColumns, khaanps: khaanpColumns }} />
		</PageMessages>
	);
}
