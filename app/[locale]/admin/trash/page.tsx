import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getTrash } from '@/app/api/admin/trash/route';
import { Prefetched, read } from '@/app/prefetched';
import { loadListState } from '@/components/admin/list/list-state';
import { TrashPage } from '@/components/admin/trash/trash-page';
import { trashQuery, trashShape } from '@/components/admin/trash/trash-query';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.trash' });
	return pageMetadata({ path: '/admin/trash', language, title: t('title'), description: t('description') });
}

interface AdminTrashPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminTrashPageProps) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(trashShape, searchParams);
	return (
		<PageMessages language={language} name="admin/trash">
			<Prefetched
				language={language}
				reads={[read('GET /api/admin/trash', getTrash, { query: trashQuery(state) })]}
			>
				<TrashPage />
			</Prefetched>
		</PageMessages>
	);
}
