import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BlogListPage } from '@/components/content/blog/blog-list-page';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { isLanguage } from '@/lib/core/language';
import { findPageNumber } from '@/lib/core/page-number';
import { loadBlogs } from '@/lib/features/content/blog/loaders';
import { blogsPath } from '@/lib/features/content/blog/rules/paths';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** The parts of the address: those of the pages of the list differ in which of them they have. */
interface BlogListProps {
	params: Promise<{ locale: string; language?: string; number?: string }>;
}

/** The list is null for an address that names none, and for a later page without a blog. */
async function findList(params: BlogListProps['params']) {
	const language = await languageOfPage(params);
	const { language: writtenIn = null, number } = await params;
	const page = number === undefined ? 1 : findPageNumber(number);
	if (page === null || (writtenIn !== null && !isLanguage(writtenIn))) return { language, list: null };
	const list = await loadBlogs(writtenIn, page, language);
	return { language, list: page === 1 || list.blogs.length > 0 ? list : null };
}

export async function generateMetadata({ params }: BlogListProps): Promise<Metadata> {
	const { language, list } = await findList(params);
	// Here and not in the page, which then holds the words that say so: docs/decisions/removed-pages.md.
	if (!list) notFound();
	const { writtenIn, page, pages } = list;
	const t = await getTranslations({ locale: language, namespace: 'blogs' });
	const title = writtenIn ? t(`titles.${writtenIn}`) : t('title');
	const path = blogsPath(writtenIn, page);
	return pageMetadata({
		path,
		language,
		title: page === 1 ? title : `${title} · ${t('pager.page', { page, pages })}`,
		description: t('description'),
		hasFeed: path === '/blogs',
	});
}

export default async function Page({ params }: BlogListProps) {
	const { language, list } = await findList(params);
	if (!list) return <NotFoundNotice language={language} />;
	return <BlogListPage language={language} list={list} />;
}
