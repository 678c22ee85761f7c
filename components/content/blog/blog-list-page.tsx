import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PageBanner } from '@/components/layout/page-banner';
import { PageLinks } from '@/components/layout/page-links';
import { PageMessages } from '@/components/layout/page-messages';
import { ForMembers, ForVisitors } from '@/components/layout/session-gate';
import { StructuredData } from '@/components/layout/structured-data';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterLinks } from '@/components/ui/filter-links';
import { LinkButton } from '@/components/ui/link-button';
import { type Language, languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { BlogList } from '@/lib/features/content/blog/loaders';
import { blogsPath } from '@/lib/features/content/blog/rules/paths';
import { blogData, breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { BlogLink } from './blog-link';
import { BlogPanel } from './blog-panel';
import { BlogSearchPanel } from './blog-search-panel';
import { ListedBlogCard, OwnBlogs } from './listed-blog-card';

interface BlogListPageProps {
	language: Language;
	list: BlogList;
}

export async function BlogListPage({ language, list }: BlogListPageProps) {
	const t = await getTranslations({ locale: language });
	const { blogs, writtenIn, page, pages } = list;
	const site = siteIn(language);
	const about = { name: t('blogs.title'), description: t('blogs.description') };
	const named = blogs.map((blog) => ({
		...blog,
		title: blog.title || t('fallback.untitledStory'),
		author: blog.author || t('fallback.anonymous'),
	}));
	const getHref = (number: number) => pathIn(language, blogsPath(writtenIn, number));
	return (
		<PageMessages language={language} name="blog-list-page">
			<StructuredData
				data={[
					...(getHref(page) === pathIn(language, '/blogs') ? [blogData(site, about, named)] : []),
					breadcrumbs(site, { name: about.name, path: '/blogs' }),
				]}
			/>
			<PageBanner
				title={writtenIn ? t(`blogs.titles.${writtenIn}`) : t('blogs.title')}
				text={t('blogs.text')}
			>
				<ForMembers>
					<LinkButton href={pathIn(language, '/blogs?create=true')} look="gold" className="mt-5">
						{t('blogs.share')}
					</LinkButton>
				</ForMembers>
				<ForVisitors>
					<LinkButton href={pathIn(language, '/login')} look="gold" className="mt-5">
						{t('blogs.join')}
					</LinkButton>
				</ForVisitors>
			</PageBanner>
			<div className="container-page pt-8 md:pt-12">
				{/* What the address asks for is known in the browser only. */}
				<Suspense fallback={null}>
					<BlogPanel language={language} />
				</Suspense>
				<OwnBlogs language={language} />
				<BlogSearchPanel language={language} writtenIn={writtenIn}>
					<FilterLinks
						label={t('blogs.languages.label')}
						links={[null, ...languages].map((each) => ({
							href: pathIn(language, blogsPath(each, 1)),
							label: t(`blogs.languages.${each ?? 'all'}`),
							isCurrent: each === writtenIn,
						}))}
					/>
					{blogs.length === 0 ? (
						<EmptyState title={t('home.blogs.empty')} text={t('home.blogs.soon')} />
					) : (
						<ul className="grid gap-5 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
							{blogs.map((blog, place) => (
								<ListedBlogCard
									key={blog._id}
									id={blog._id}
									title={blog.title || t('fallback.untitledStory')}
									language={language}
								>
									<BlogLink blog={blog} language={language} heading="h2" isFirst={place === 0} />
								</ListedBlogCard>
							))}
						</ul>
					)}
					<PageLinks page={page} pages={pages} hrefOf={getHref} namespace="blogs.pager" />
				</BlogSearchPanel>
			</div>
		</PageMessages>
	);
}
