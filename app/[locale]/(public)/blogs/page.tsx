import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { BlogLink } from '@/components/blog/blog-link';
import { OlderBlogs } from '@/components/blog/older-blogs';
import { OwnStoriesProvider } from '@/components/blog/own-stories';
import { StoryCard } from '@/components/blog/story-card';
import { StoryPanel } from '@/components/blog/story-panel';
import { storyTexts } from '@/components/blog/texts';
import { YourStories } from '@/components/blog/your-stories';
import { PageBanner } from '@/components/site/page-banner';
import { ForMembers, ForVisitors } from '@/components/site/session-gate';
import { StructuredData } from '@/components/site/structured-data';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { loadBlogs } from '@/lib/blog/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { getMessages } from '@/lib/i18n/translate';
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
	const texts = storyTexts(getMessages(language));
	const { newest, older } = await loadBlogs();
	const site = siteIn(language);
	const list = { name: t('blogs.title'), description: t('blogs.description') };
	const named = newest.map((blog) => ({
		...blog,
		title: blog.title || t('fallback.untitledStory'),
		author: blog.author || t('fallback.anonymous'),
	}));
	return (
		<OwnStoriesProvider>
			<StructuredData
				data={[blogData(site, list, named), breadcrumbs(site, { name: list.name, path: '/blogs' })]}
			/>
			<PageBanner title={t('blogs.title')} text={t('blogs.text')}>
				<ForMembers>
					<LinkButton href={pathIn(language, '/blogs?create=true')} look="gold" className="mt-5">
						{texts.share}
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
					<StoryPanel language={language} texts={texts} />
				</Suspense>
				<YourStories language={language} texts={texts} />
				{newest.length === 0 ? (
					<EmptyState title={t('home.blogs.empty')} text={t('home.blogs.soon')} />
				) : (
					<ul className="grid gap-5 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
						{newest.map((blog, place) => (
							<StoryCard
								key={blog.id}
								id={blog.id}
								title={blog.title || texts.fallback.untitledStory}
								language={language}
								texts={texts}
							>
								<BlogLink blog={blog} language={language} heading="h2" isFirst={place === 0} />
							</StoryCard>
						))}
					</ul>
				)}
				{older.length > 0 && <OlderBlogs language={language} blogs={older} />}
			</div>
		</OwnStoriesProvider>
	);
}
