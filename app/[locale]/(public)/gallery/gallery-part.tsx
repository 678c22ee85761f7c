import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/content/gallery/gallery-page';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { labelFor } from '@/lib/core/label-for';
import { findPageNumber } from '@/lib/core/page-number';
import { loadCategoryNames, loadGallery } from '@/lib/features/content/gallery/loaders';
import { decodeCategory, galleryPath } from '@/lib/features/content/gallery/rules/paths';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** The parts of the address: those of the pages of the gallery differ in which of them they have. */
interface GalleryPartProps {
	params: Promise<{ locale: string; category?: string; number?: string }>;
}

/** The part is null where the address names none, or one without a picture; the gallery's own page may have none. */
async function findPart(params: GalleryPartProps['params']) {
	const language = await languageOfPage(params);
	const { category: encoded, number } = await params;
	const page = number === undefined ? 1 : findPageNumber(number);
	const category = encoded === undefined ? undefined : decodeCategory(encoded);
	if (page === null || category === null) return { language, part: null };
	const part = await loadGallery(category ?? null, page);
	const isOwnPage = category === undefined && page === 1;
	return { language, part: isOwnPage || part.images.length > 0 ? part : null };
}

export async function generateMetadata({ params }: GalleryPartProps): Promise<Metadata> {
	const { language, part } = await findPart(params);
	// Here and not in the page, which then holds the words that say so: docs/decisions/removed-pages.md.
	if (!part) notFound();
	const { category, page, pages } = part;
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	const title =
		category === null
			? t('title')
			: t('categoryTitle', { category: labelFor(await loadCategoryNames(language), category) });
	return pageMetadata({
		path: galleryPath(category, page),
		language,
		title: page === 1 ? title : `${title} · ${t('pager.page', { page, pages })}`,
		description: t('description'),
	});
}

export default async function Page({ params }: GalleryPartProps) {
	const { language, part } = await findPart(params);
	if (!part) return <NotFoundNotice language={language} />;
	return <GalleryPage language={language} part={part} />;
}
