import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SubmittedBlogPage } from '@/components/content/blog/submitted-blog-page';
import { getBlog } from '@/lib/client/content/blog/replies';
import { serializeOwnBlog } from '@/lib/features/content/blog/dto/reply';
import { loadBlog, loadSentBlog } from '@/lib/features/content/blog/loaders';
import { writeTexts } from '@/lib/features/member/dto/written';
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

/** @throws what `notFound` throws, where there is no blog for this reader */
async function getSubmittedBlog({ params }: BlogPageProps) {
	const { id } = await params;
	const blog = (await loadSentBlog(id, findViewer(await loadActor()))) ?? notFound();
	return getBlog(serializeOwnBlog(blog));
}

async function isPublished({ params }: BlogPageProps): Promise<boolean> {
	return (await loadBlog((await params).id)) !== null;
}

export async function generateMetadata(props: BlogPageProps): Promise<Metadata> {
	if (await isPublished(props)) return metadataOfPublished(props);
	const language = await languageOfPage(props.params);
	const { fallback } = getMessages(language);
	const { title } = await getSubmittedBlog(props);
	const { id } = await props.params;
	return pageMetadata({
		path: `/blog/${id}/own`,
		language,
		title: title || fallback.untitledStory,
	});
}

export default async function Page(props: BlogPageProps) {
	if (await isPublished(props)) return <PublishedBlogPage {...props} />;
	const language = await languageOfPage(props.params);
	const blog = await getSubmittedBlog(props);
	const writtenAuthor = writeTexts(language, { name: blog.author })?.name;
	return <SubmittedBlogPage blog={blog} writtenAuthor={writtenAuthor} language={language} />;
}
