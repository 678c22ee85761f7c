import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/content/gallery/gallery-page';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { findPageNumber } from '@/lib/core/page-number';
import { loadGallery } from '@/lib/features/content/gallery/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface OlderImagesProps {
	params: Promise<{ locale: string; number: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

/** The part is null when it has no picture. The first part is the gallery's own page. */
async function getPart(params: OlderImagesProps['params']) {
	const language = await languageOfPage(params);
	const number = findPageNumber((await params).number);
	const part = number === null ? null : await loadGallery(null, number);
	return { language, part: part?.images.length ? part : null };
}

export async function generateMetadata({ params }: OlderImagesProps): Promise<Metadata> {
	const { language, part } = await getPart(params);
	// Here and not in the page, which then holds the words that say so: docs/decisions/removed-pages.md.
	if (!part) notFound();
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	return pageMetadata({
		path: `/gallery/page/${part.page}`,
		language,
		title: `${t('title')} · ${t('pager.page', { page: part.page, pages: part.pages })}`,
		description: t('description'),
	});
}

export default async function Page({ params }: OlderImagesProps) {
	const { language, part } = await getPart(params);
	if (!part) return <NotFoundNotice language={language} />;
	return <GalleryPage language={language} part={part} />;
}
