import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/gallery/gallery-page';
import { loadGallery } from '@/lib/gallery/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { pageMetadata } from '@/lib/seo/metadata';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	return pageMetadata({ path: '/gallery', language, title: t('title'), description: t('description') });
}

export default async function NewestPicturesPage({ params }: { params: PageParams }) {
	return <GalleryPage language={await languageOfPage(params)} part={await loadGallery(null, 1)} />;
}
