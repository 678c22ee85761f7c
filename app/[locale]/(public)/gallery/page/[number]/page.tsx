import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/gallery/gallery-page';
import { findPageNumber } from '@/lib/core/page-number';
import { loadGallery } from '@/lib/features/gallery/loaders';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface OlderPicturesProps {
	params: Promise<{ locale: string; number: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

/** The first part is the gallery's own page. */
async function getPart(params: OlderPicturesProps['params']) {
	const language = await languageOfPage(params);
	const part = await loadGallery(null, findPageNumber((await params).number) ?? notFound());
	if (part.images.length === 0) notFound();
	return { language, part };
}

export async function generateMetadata({ params }: OlderPicturesProps): Promise<Metadata> {
	const { language, part } = await getPart(params);
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	return pageMetadata({
		path: `/gallery/page/${part.page}`,
		language,
		title: `${t('title')} · ${t('pager.page', { page: part.page, pages: part.pages })}`,
		description: t('description'),
	});
}

export default async function OlderPicturesPage({ params }: OlderPicturesProps) {
	return <GalleryPage {...(await getPart(params))} />;
}
