import { GET as getBlogs } from '@/app/api/blogs/admin/route';
import { Prefetched, read } from '@/app/prefetched';
import { BlogsScreen } from '@/components/admin/blogs/blogs-screen';
import { reviewList } from '@/components/admin/review/review-query';
import { PageMessages } from '@/components/layout/page-messages';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/blogs', 'blogs.title');

export default async function Page(props: AdminListPageProps) {
	const { language, state, query } = await openListPage(reviewList, props);
	return (
		<PageMessages language={language} name="admin/blogs">
			<Prefetched
				language={language}
				reads={state.review === '' ? [read('GET /api/blogs/admin', getBlogs, { query })] : []}
			>
				<BlogsScreen />
			</Prefetched>
		</PageMessages>
	);
}
