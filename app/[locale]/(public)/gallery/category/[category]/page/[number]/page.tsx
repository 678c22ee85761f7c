import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/gallery/gallery-page';
import { findPageNumber } from '@/lib/core/page-number';
import { loadCategory } from '@/lib/features/gallery/loaders';
import { encodeCategory } from '@/lib/features/gallery/paths';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface OlderPicturesProps {
	params: Promise<{ locale: string; category: string; number: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

async function getPart(params: OlderPicturesProps['params']) {
	const language = await languageOfPage(params);
	const { category, number } = await params;
	return { language, ...(await loadCategory(category, findPageNumber(number) ?? notFound(), language)) };
}

export async function generateMetadata({ params }: OlderPicturesProps): Promise<Metadata> {
	const { language, name, part } = await getPart(params);
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	const title = t('categoryTitle', { category: name });
	return pageMetadata({
		path: `/gallery/category/${encodeCategory(part.category)}/page/${part.page}`,
		language,
		title: `${title} · ${t('pager.page', { page: part.page, pages: part.pages })}`,
		description: t('description'),
	});
}

export default async function OlderPicturesOfCategoryPage({ params }: OlderPicturesProps) {
	const { language, part } = await getPart(params);
	return <GalleryPage language={language} part={part} />;
}
