import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getKhaanps } from '@/app/api/admin/khaanps/route';
import { Prefetched, read } from '@/app/prefetched';
import { KhaanpsPage } from '@/components/admin/khaanps/khaanps-page';
import { khaanpsQuery, khaanpsShape } from '@/components/admin/khaanps/khaanps-query';
import { loadListState } from '@/components/admin/list/list-state';
import { PageMessages } from '@/components/layout/page-messages';
import { listKnownKhaanps } from '@/lib/features/heritage/khaanp/queries';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.khaanps' });
	return pageMetadata({ path: '/admin/khaanps', language, title: t('title'), description: t('description') });
}

interface AdminKhaanpsPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminKhaanpsPageProps) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(khaanpsShape, searchParams);
	return (
		<PageMessages language={language} name="admin/khaanps">
			<Prefetched
				language={language}
				reads={[read('GET /api/admin/khaanps', getKhaanps, { query: khaanpsQuery(state) })]}
			>
				<KhaanpsPage known={await listKnownKhaanps(language)} />
			</Prefetched>
		</PageMessages>
	);
}
