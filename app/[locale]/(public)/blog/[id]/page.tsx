import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BlogPage } from '@/components/content/blog/blog-page';
import { AbsentRecord } from '@/components/layout/absent-record';
import { StructuredData } from '@/components/layout/structured-data';
import { loadBlog, loadSurroundings, wasBlogRemoved } from '@/lib/features/content/blog/loaders';
import { recordPicture } from '@/lib/features/content/share/rules/share-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { blogPostingData, breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { findDescription } from '@/lib/features/site/seo/rules/description';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface BlogPageProps {
	params: Promise<{ locale: string; id: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

async function getBlog(params: BlogPageProps['params']) {
	const language = await languageOfPage(params);
	const { id } = await params;
	return { language, id, blog: await loadBlog(id, language) };
}

export async function generateMetadata({ params }: BlogPageProps): Promise<Metadata> {
	const { language, blog } = await getBlog(params);
	// Here and not in the page, which then holds the words that say so: docs/decisions/removed-pages.md.
	if (!blog) notFound();
	const t = await getTranslations({ locale: language, namespace: 'fallback' });
	const title = blog.title || t('untitledStory');
	return pageMetadata({
		path: `/blog/${blog._id}`,
		language,
		title,
		description: findDescription(blog.content),
		writtenIn: [blog.language],
		picture: recordPicture(blog.language, { kind: 'story', id: blog._id, name: title }),
		article: {
			author: blog.author || t('anonymous'),
			publishedAt: blog.approvedAt ?? blog.createdAt,
			modifiedAt: blog.modifiedAt,
		},
	});
}

export default async function Page({ params }: BlogPageProps) {
	const { language, id, blog } = await getBlog(params);
	if (!blog) return <AbsentRecord kind="story" isRemoved={await wasBlogRemoved(id)} />;
	const t = await getTranslations({ locale: language });
	const site = siteIn(language);
	const title = blog.title || t('fallback.untitledStory');
	const named = { ...blog, title, author: blog.author || t('fallback.anonymous') };
	const way = breadcrumbs(
		site,
		{ name: t('site.pages.blogs'), path: '/blogs' },
		{ name: title, path: `/blog/${blog._id}` },
	);
	return (
		<>
			<StructuredData data={[blogPostingData(site, named), way]} />
			<BlogPage blog={blog} surroundings={await loadSurroundings(blog, language)} language={language} />
		</>
	);
}
