import { GET as getMails } from '@/app/api/admin/mails/route';
import { GET as getSettings } from '@/app/api/admin/settings/route';
import { GET as getTexts } from '@/app/api/admin/texts/route';
import { GET as getMaintenance } from '@/app/api/maintenance/route';
import { Prefetched, read } from '@/app/prefetched';
import { SettingsPage } from '@/components/admin/settings/settings-page';
import { PageMessages } from '@/components/layout/page-messages';
import { type AdminPageProps, adminMetadata, openAdminPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/settings', 'settings.title', 'settings.description');

export default async function Page(props: AdminPageProps) {
	const { language } = await openAdminPage(props);
	return (
		<PageMessages language={language} name="admin/settings">
			<Prefetched
				language={language}
				reads={[
					read('GET /api/admin/mails', getMails),
					read('GET /api/admin/settings', getSettings),
					read('GET /api/admin/texts', getTexts),
					read('GET /api/maintenance', getMaintenance),
				]}
			>
				<SettingsPage />
			</Prefetched>
		</PageMessages>
	);
}
