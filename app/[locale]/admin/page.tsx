import { getTranslations } from 'next-intl/server';
import { GET as getAccounts } from '@/app/api/admin/accounts/route';
import { GET as getOverview } from '@/app/api/admin/overview/route';
import { GET as countBlogs } from '@/app/api/blogs/count/route';
import { GET as countFamilies } from '@/app/api/family/count/route';
import { GET as countUsers } from '@/app/api/users/count/route';
import { Prefetched, read } from '@/app/prefetched';
import { AdminDashboard } from '@/components/admin/dashboard/dashboard';
import { PageMessages } from '@/components/layout/page-messages';
import { type AdminPageProps, adminMetadata, openAdminPage } from './admin-page';

export const generateMetadata = adminMetadata('/admin', 'dashboard.title');

export default async function Page(props: AdminPageProps) {
	const { language } = await openAdminPage(props);
	const t = await getTranslations({ locale: language, namespace: 'admin.dashboard' });
	return (
		<PageMessages language={language} name="admin">
			<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
			<Prefetched
				language={language}
				reads={[
					read('GET /api/admin/overview', getOverview),
					read('GET /api/admin/accounts', getAccounts),
					read('GET /api/users/count', countUsers),
					read('GET /api/blogs/count', countBlogs),
					read('GET /api/family/count', countFamilies),
				]}
			>
				<AdminDashboard />
			</Prefetched>
		</PageMessages>
	);
}
