import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SubmittedBlogPage } from '@/components/content/blog/submitted-blog-page';
import { loadBlog, loadSentBlog } from '@/lib/features/content/blog/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { findViewer } from '@/lib/platform/auth/actor';
import { loadActor } from '@/lib/platform/auth/loaders';
import { languageOfPage } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';
import PublishedBlogPage, { generateMetadata as metadataOfPublished } from '../page';

/** The page of a blog for a reader with a session (next.config.ts): its sender reads it before it is published. */
export const dynamic = 'force-dynamic';

interface BlogPageProps {
	params: Promise<{ locale: string; id: string }>;
}

/**
 * The blog is null where everybody may read it.
 *
 * @throws what `notFound` throws, where there is no blog for this reader
 */
async function getSubmittedBlog(params: BlogPageProps['params']) {
	const language = await languageOfPage(params);
	const { id } = await params;
	if (await loadBlog(id, language)) return { language, blog: null };
	const blog = await loadSentBlog(id, findViewer(await loadActor()), language);
	return { language, blog: blog ?? notFound() };
}

export async function generateMetadata(props: BlogPageProps): Promise<Metadata> {
	const { language, blog } = await getSubmittedBlog(props.params);
	if (!blog) return metadataOfPublished(props);
	return pageMetadata({
		path: `/blog/${blog._id}/own`,
		language,
		title: blog.title || getMessages(language).fallback.untitledStory,
	});
}

export default async function Page(props: BlogPageProps) {
	const { language, blog } = await getSubmittedBlog(props.params);
	if (!blog) return <PublishedBlogPage {...props} />;
	return <SubmittedBlogPage blog={blog} language={language} />;
}
