import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BlogListPage } from '@/components/content/blog/blog-list-page';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { findPageNumber } from '@/lib/core/page-number';
import { loadBlogs } from '@/lib/features/content/blog/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface OlderBlogsProps {
	params: Promise<{ locale: string; number: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

/** The list is null when this page of it has no blog. */
async function loadList(params: OlderBlogsProps['params']) {
	const language = await languageOfPage(params);
	const number = findPageNumber((await params).number);
	const list = number === null ? null : await loadBlogs(null, number);
	return { language, list: list?.blogs.length ? list : null };
}

export async function generateMetadata({ params }: OlderBlogsProps): Promise<Metadata> {
	const { language, list } = await loadList(params);
	// Here and not in the page, which then holds the words that say so: docs/decisions/removed-pages.md.
	if (!list) notFound();
	const t = await getTranslations({ locale: language, namespace: 'blogs' });
	return pageMetadata({
		path: `/blogs/page/${list.page}`,
		language,
		title: `${t('title')} · ${t('pager.page', { page: list.page, pages: list.pages })}`,
		description: t('description'),
	});
}

export default async function Page({ params }: OlderBlogsProps) {
	const { language, list } = await loadList(params);
	if (!list) return <NotFoundNotice language={language} />;
	return <BlogListPage language={language} list={list} />;
}
