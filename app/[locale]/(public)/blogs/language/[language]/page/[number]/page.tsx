import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StoriesPage } from '@/components/blog/stories-page';
import { isLanguage } from '@/lib/core/language';
import { findPageNumber } from '@/lib/core/page-number';
import { loadStories } from '@/lib/features/blog/loaders';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface OlderStoriesProps {
	params: Promise<{ locale: string; language: string; number: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

async function loadList(params: OlderStoriesProps['params']) {
	const language = await languageOfPage(params);
	const { language: asked, number } = await params;
	const written = isLanguage(asked) ? asked : notFound();
	const list = await loadStories(written, findPageNumber(number) ?? notFound());
	if (list.stories.length === 0) notFound();
	return { language, written, list };
}

export async function generateMetadata({ params }: OlderStoriesProps): Promise<Metadata> {
	const { language, written, list } = await loadList(params);
	const t = await getTranslations({ locale: language, namespace: 'blogs' });
	return pageMetadata({
		path: `/blogs/language/${written}/page/${list.page}`,
		language,
		title: `${t(`titles.${written}`)} · ${t('pager.page', { page: list.page, pages: list.pages })}`,
		description: t('description'),
	});
}

export default async function OlderStoriesInLanguagePage({ params }: OlderStoriesProps) {
	const { language, list } = await loadList(params);
	return <StoriesPage language={language} list={list} />;
}
