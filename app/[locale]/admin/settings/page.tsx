import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getMails } from '@/app/api/admin/mails/route';
import { GET as getSettings } from '@/app/api/admin/settings/route';
import { GET as getTexts } from '@/app/api/admin/texts/route';
import { GET as getMaintenance } from '@/app/api/maintenance/route';
import { Prefetched, read } from '@/app/prefetched';
import { SettingsPage } from '@/components/admin/settings/settings-page';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.settings' });
	return pageMetadata({
		path: '/admin/settings',
		language,
		title: t('title'),
		description: t('description'),
	});
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireBackOffice();
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
