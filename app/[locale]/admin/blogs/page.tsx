import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getBlogs } from '@/app/api/blogs/admin/route';
import { Prefetched, read } from '@/app/prefetched';
import { BlogsScreen } from '@/components/admin/blogs/blogs-screen';
import { loadListState } from '@/components/admin/list/list-state';
import { reviewQuery, reviewShape } from '@/components/admin/review/review-query';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.blogs' });
	return pageMetadata({ path: '/admin/blogs', language, title: t('title') });
}

interface AdminBlogsPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminBlogsPageProps) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(reviewShape, searchParams);
	return (
		<PageMessages language={language} name="admin/blogs">
			<Prefetched
				language={language}
				reads={
					state.views.review === ''
						? [read('GET /api/blogs/admin', getBlogs, { query: reviewQuery(state) })]
						: []
				}
			>
				<BlogsScreen />
			</Prefetched>
		</PageMessages>
	);
}
