import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StoriesPage } from '@/components/blog/stories-page';
import { findPageNumber } from '@/lib/core/page-number';
import { loadStories } from '@/lib/features/blog/loaders';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface OlderStoriesProps {
	params: Promise<{ locale: string; number: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

async function loadList(params: OlderStoriesProps['params']) {
	const language = await languageOfPage(params);
	const list = await loadStories(null, findPageNumber((await params).number) ?? notFound());
	if (list.stories.length === 0) notFound();
	return { language, list };
}

export async function generateMetadata({ params }: OlderStoriesProps): Promise<Metadata> {
	const { language, list } = await loadList(params);
	const t = await getTranslations({ locale: language, namespace: 'blogs' });
	return pageMetadata({
		path: `/blogs/page/${list.page}`,
		language,
		title: `${t('title')} · ${t('pager.page', { page: list.page, pages: list.pages })}`,
		description: t('description'),
	});
}

export default async function OlderStoriesPage({ params }: OlderStoriesProps) {
	return <StoriesPage {...(await loadList(params))} />;
}
