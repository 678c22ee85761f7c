import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/gallery/gallery-page';
import { loadGallery } from '@/lib/gallery/loaders';
import { alternatesOf } from '@/lib/i18n/alternates';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';

/** Made anew at most once a minute, and at once when what it shows changes. */
export const revalidate = 60;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	return { title: t('title'), description: t('description'), alternates: alternatesOf('/gallery', language) };
}

export default async function NewestPicturesPage({ params }: { params: PageParams }) {
	return <GalleryPage language={await languageOfPage(params)} part={await loadGallery(1)} />;
}
