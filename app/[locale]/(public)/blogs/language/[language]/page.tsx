import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BlogListPage } from '@/components/content/blog/blog-list-page';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { isLanguage } from '@/lib/core/language';
import { loadBlogs } from '@/lib/features/content/blog/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface BlogsInLanguageProps {
	params: Promise<{ locale: string; language: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

/** `written` is the language of the blogs; null when the address names none. */
async function writtenIn(params: BlogsInLanguageProps['params']) {
	const language = await languageOfPage(params);
	const { language: asked } = await params;
	return { language, written: isLanguage(asked) ? asked : null };
}

export async function generateMetadata({ params }: BlogsInLanguageProps): Promise<Metadata> {
	const { language, written } = await writtenIn(params);
	// Here and not in the page, which then holds the words that say so: docs/decisions/removed-pages.md.
	if (!written) notFound();
	const t = await getTranslations({ locale: language, namespace: 'blogs' });
	return pageMetadata({
		path: `/blogs/language/${written}`,
		language,
		title: t(`titles.${written}`),
		description: t('description'),
	});
}

export default async function Page({ params }: BlogsInLanguageProps) {
	const { language, written } = await writtenIn(params);
	if (!written) return <NotFoundNotice language={language} />;
	return <BlogListPage language={language} list={await loadBlogs(written, 1)} />;
}
