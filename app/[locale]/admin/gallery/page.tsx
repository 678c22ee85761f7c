import type { Metadata } from 'next';
import { GalleryScreen } from '@/components/admin/gallery/gallery-screen';
import { imageDeskTexts } from '@/components/admin/gallery/texts';
import { reviewTexts } from '@/components/admin/review/texts';
import { loadCategoryNames, suggestCategories } from '@/lib/features/gallery/loaders';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title } = getMessages(language).admin.gallery;
	return pageMetadata({ path: '/admin/gallery', language, title });
}

export default async function AdminGalleryPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const messages = getMessages(language);
	const texts = reviewTexts(messages, await loadCategoryNames(language));
	const categories = await suggestCategories(language);
	return <GalleryScreen words={imageDeskTexts(messages)} texts={texts} categories={categories} />;
}
