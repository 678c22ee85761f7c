import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getImages } from '@/app/api/gallery/admin/route';
import { Prefetched, read } from '@/app/prefetched';
import { GalleryScreen } from '@/components/admin/gallery/gallery-screen';
import { loadListState } from '@/components/admin/list/list-state';
import { reviewQuery, reviewShape } from '@/components/admin/review/review-query';
import { PageMessages } from '@/components/layout/page-messages';
import { loadCategoryNames, suggestCategories } from '@/lib/features/content/gallery/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.gallery' });
	return pageMetadata({ path: '/admin/gallery', language, title: t('title') });
}

interface AdminGalleryPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminGalleryPageProps) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(reviewShape, searchParams);
	const [categoryNames, categories] = await Promise.all([
		loadCategoryNames(language),
		suggestCategories(language),
	]);
	return (
		<PageMessages language={language} name="admin/gallery">
			<Prefetched
				language={language}
				reads={
					state.views.review === ''
						? [read('GET /api/gallery/admin', getImages, { query: reviewQuery(state) })]
						: []
				}
			>
				<GalleryScreen categoryNames={categoryNames} categories={categories} />
			</Prefetched>
		</PageMessages>
	);
}
