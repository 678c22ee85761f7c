import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlogListPage } from '@/components/content/blog/blog-list-page';
import { loadBlogs } from '@/lib/features/content/blog/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'blogs' });
	return pageMetadata({
		path: '/blogs',
		language,
		title: t('title'),
		description: t('description'),
		hasFeed: true,
	});
}

export default async function Page({ params }: { params: PageParams }) {
	return <BlogListPage language={await languageOfPage(params)} list={await loadBlogs(null, 1)} />;
}
