import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/gallery/gallery-page';
import { loadCategory } from '@/lib/features/gallery/loaders';
import { encodeCategory } from '@/lib/features/gallery/paths';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

interface CategoryProps {
	params: Promise<{ locale: string; category: string }>;
}

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}

async function getPart(params: CategoryProps['params']) {
	const language = await languageOfPage(params);
	return { language, ...(await loadCategory((await params).category, 1, language)) };
}

export async function generateMetadata({ params }: CategoryProps): Promise<Metadata> {
	const { language, name, part } = await getPart(params);
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	return pageMetadata({
		path: `/gallery/category/${encodeCategory(part.category)}`,
		language,
		title: t('categoryTitle', { category: name }),
		description: t('description'),
	});
}

export default async function PicturesOfCategoryPage({ params }: CategoryProps) {
	const { language, part } = await getPart(params);
	return <GalleryPage language={language} part={part} />;
}
