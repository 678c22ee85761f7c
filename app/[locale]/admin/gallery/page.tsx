import { GET as getImages } from '@/app/api/gallery/admin/route';
import { Prefetched, read } from '@/app/prefetched';
import { GalleryScreen } from '@/components/admin/gallery/gallery-screen';
import { reviewList } from '@/components/admin/review/review-query';
import { PageMessages } from '@/components/layout/page-messages';
import { loadCategoryNames, suggestCategories } from '@/lib/features/content/gallery/loaders';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/gallery', 'gallery.title');

export default async function Page(props: AdminListPageProps) {
	const { language, state, query } = await openListPage(reviewList, props);
	const [categoryNames, categories] = await Promise.all([
		loadCategoryNames(language),
		suggestCategories(language),
	]);
	return (
		<PageMessages language={language} name="admin/gallery">
			<Prefetched
				language={language}
				reads={state.review === '' ? [read('GET /api/gallery/admin', getImages, { query })] : []}
			>
				<GalleryScreen categoryNames={categoryNames} categories={categories} />
			</Prefetched>
		</PageMessages>
	);
}
