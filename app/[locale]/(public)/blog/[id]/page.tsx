import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BlogArticle } from '@/components/blog/blog-article';
import { loadBlog, loadSurroundings } from '@/lib/blog/loaders';
import { cutTo } from '@/lib/core/graphemes';
import { splitParagraphs } from '@/lib/core/paragraphs';
import { alternatesOf } from '@/lib/i18n/alternates';
import { languageOfPage } from '@/lib/i18n/page';

/** Made anew at most once a minute, and at once when what it shows changes. */
export const revalidate = 60;

interface BlogPageProps {
	params: Promise<{ locale: string; id: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

const descriptionLength = 160;

async function blogOf(params: BlogPageProps['params']) {
	const language = await languageOfPage(params);
	const { id } = await params;
	return { language, blog: (await loadBlog(id)) ?? notFound() };
}

export async function generateMetadata({ params }: BlogPageProps): Promise<Metadata> {
	const { language, blog } = await blogOf(params);
	const t = await getTranslations({ locale: language, namespace: 'fallback' });
	return {
		title: blog.title || t('untitledStory'),
		description: cutTo(descriptionLength, splitParagraphs(blog.content).join(' ')),
		authors: [{ name: blog.author || t('anonymous') }],
		alternates: alternatesOf(`/blog/${blog.id}`, language),
	};
}

export default async function BlogPage({ params }: BlogPageProps) {
	const { language, blog } = await blogOf(params);
	return <BlogArticle blog={blog} surroundings={await loadSurroundings(blog)} language={language} />;
}
