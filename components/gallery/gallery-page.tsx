import { getTranslations } from 'next-intl/server';
import { PageBanner } from '@/components/site/page-banner';
import { StructuredData } from '@/components/site/structured-data';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { type GalleryPart, loadCategoryNames } from '@/lib/gallery/loaders';
import { galleryPath } from '@/lib/gallery/paths';
import { pathIn } from '@/lib/i18n/paths';
import { getMessages } from '@/lib/i18n/translate';
import { siteIn } from '@/lib/seo/site';
import { breadcrumbs, galleryData } from '@/lib/seo/structured-data';
import { GalleryPager } from './gallery-pager';
import { GalleryView } from './gallery-view';
import { galleryTexts } from './texts';

interface GalleryPageProps {
	language: Language;
	part: GalleryPart;
}

/** A part of the gallery with the way to the others. */
export async function GalleryPage({ language, part }: GalleryPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	const texts = galleryTexts(getMessages(language), await loadCategoryNames(language));
	const site = siteIn(language);
	const list = { name: t('title'), description: t('description'), path: galleryPath(part.page) };
	const way = breadcrumbs(site, { name: list.name, path: '/gallery' });
	return (
		<>
			<StructuredData data={part.images.length > 0 ? [galleryData(site, list, part.images), way] : [way]} />
			<PageBanner title={t('title')} text={t('text')}>
				<LinkButton href={pathIn(language, '/upload-photo')} look="gold" className="mt-5">
					{t('share')}
				</LinkButton>
			</PageBanner>
			<div className="container-page pt-6 md:pt-10">
				{part.images.length === 0 ? (
					<EmptyState title={t('empty')} text={t('emptyText')} />
				) : (
					<GalleryView images={part.images} language={language} texts={texts} />
				)}
				<GalleryPager language={language} page={part.page} pages={part.pages} />
			</div>
		</>
	);
}
