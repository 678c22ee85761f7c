import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/content/gallery/gallery-page';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { findPageNumber } from '@/lib/core/page-number';
import { loadCategory } from '@/lib/features/content/gallery/loaders';
import { encodeCategory } from '@/lib/features/content/gallery/rules/paths';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface OlderImagesProps {
	params: Promise<{ locale: string; category: string; number: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

/** The category is null when this page of it has no picture. */
async function getPart(params: OlderImagesProps['params']) {
	const language = await languageOfPage(params);
	const { category, number } = await params;
	const page = findPageNumber(number);
	return { language, category: page === null ? null : await loadCategory(category, page, language) };
}

export async function generateMetadata({ params }: OlderImagesProps): Promise<Metadata> {
	const { language, category } = await getPart(params);
	// Here and not in the page, which then holds the words that say so: docs/decisions/removed-pages.md.
	if (!category) notFound();
	const { name, part } = category;
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	const title = t('categoryTitle', { category: name });
	return pageMetadata({
		path: `/gallery/category/${encodeCategory(part.category)}/page/${part.page}`,
		language,
		title: `${title} · ${t('pager.page', { page: part.page, pages: part.pages })}`,
		description: t('description'),
	});
}

export default async function Page({ params }: OlderImagesProps) {
	const { language, category } = await getPart(params);
	if (!category) return <NotFoundNotice language={language} />;
	return <GalleryPage language={language} part={category.part} />;
}
