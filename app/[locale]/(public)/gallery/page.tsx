import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/content/gallery/gallery-page';
import { loadGallery } from '@/lib/features/content/gallery/loaders';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	return pageMetadata({ path: '/gallery', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	return <GalleryPage language={await languageOfPage(params)} part={await loadGallery(null, 1)} />;
}
