import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlogLink } from '@/components/blog/blog-link';
import { OlderBlogs } from '@/components/blog/older-blogs';
import { PageBanner } from '@/components/site/page-banner';
import { ForVisitors } from '@/components/site/session-gate';
import { StructuredData } from '@/components/site/structured-data';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { loadBlogs } from '@/lib/blog/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteIn } from '@/lib/seo/site';
import { blogData, breadcrumbs } from '@/lib/seo/structured-data';

/** Made anew at most once a minute, and at once when what it shows changes. */
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

export default async function BlogsPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language });
	const { newest, older } = await loadBlogs();
	const site = siteIn(language);
	const list = { name: t('blogs.title'), description: t('blogs.description') };
	const named = newest.map((blog) => ({
		...blog,
		title: blog.title || t('fallback.untitledStory'),
		author: blog.author || t('fallback.anonymous'),
	}));
	return (
		<>
			<StructuredData
				data={[blogData(site, list, named), breadcrumbs(site, { name: list.name, path: '/blogs' })]}
			/>
			<PageBanner title={t('blogs.title')} text={t('blogs.text')}>
				<ForVisitors>
					<LinkButton href={pathIn(language, '/login')} look="gold" className="mt-5">
						{t('blogs.join')}
					</LinkButton>
				</ForVisitors>
			</PageBanner>
			<div className="container-page pt-8 md:pt-12">
				{newest.length === 0 ? (
					<EmptyState title={t('home.blogs.empty')} text={t('home.blogs.soon')} />
				) : (
					<ul className="grid gap-5 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
						{newest.map((blog) => (
							<li key={blog.id}>
								<BlogLink blog={blog} language={language} heading="h2" />
							</li>
						))}
					</ul>
				)}
				{older.length > 0 && <OlderBlogs language={language} blogs={older} />}
			</div>
		</>
	);
}
