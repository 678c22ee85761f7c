import { ImportPage } from '@/components/admin/data/import-page';
import { PageMessages } from '@/components/layout/page-messages';
import { deityColumns } from '@/lib/features/administration/imports/commands/import-deities';
import { khaanpColumns } from '@/lib/features/administration/imports/commands/import-khaanps';
import { memberImportColumns } from '@/lib/features/administration/imports/commands/import-members';
import { type AdminPageProps, adminMetadata, openAdminPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/import', 'data.import.title', 'data.import.intro');

export default async function Page(props: AdminPageProps) {
	const { language } = await openAdminPage(props);
	return (
		<PageMessages language={language} name="admin/import">
			<ImportPage columns={{ deities: deityColumns, members: memberImportColumns, khaanps: khaanpColumns }} />
		</PageMessages>
	);
}
