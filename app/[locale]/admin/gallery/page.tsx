import type { Metadata } from 'next';
import { GalleryScreen } from '@/components/admin/gallery/gallery-screen';
import { imageDeskTexts } from '@/components/admin/gallery/texts';
import { reviewTexts } from '@/components/admin/review/texts';
import { wordIn } from '@/lib/core/word-in';
import { loadCategories } from '@/lib/gallery/loaders';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title } = getMessages(language).admin.gallery;
	return pageMetadata({ path: '/admin/gallery', language, title });
}

export default async function AdminGalleryPage({ params }: { params: PageParams }) {
	const messages = getMessages(await languageOfPage(params));
	const texts = reviewTexts(messages);
	const categories = (await loadCategories()).map((category) => wordIn(texts.categories, category));
	return <GalleryScreen words={imageDeskTexts(messages)} texts={texts} categories={categories} />;
}
