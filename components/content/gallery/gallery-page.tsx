import { getTranslations } from 'next-intl/server';
import { PageBanner } from '@/components/layout/page-banner';
import { PageLinks } from '@/components/layout/page-links';
import { PageMessages } from '@/components/layout/page-messages';
import { StructuredData } from '@/components/layout/structured-data';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterLinks } from '@/components/ui/filter-links';
import { LinkButton } from '@/components/ui/link-button';
import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { type GalleryPart, loadCategoryNames } from '@/lib/features/content/gallery/loaders';
import { galleryPath } from '@/lib/features/content/gallery/rules/paths';
import { breadcrumbs, galleryData } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { GalleryImageList } from './gallery-image-list';

interface GalleryPageProps {
	language: Language;
	part: GalleryPart;
}

export async function GalleryPage({ language, part }: GalleryPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'gallery' });
	const names = await loadCategoryNames(language);
	const site = siteIn(language);
	const { category, page, pages } = part;
	const list = { name: t('title'), description: t('description'), path: galleryPath(category, page) };
	const choices = [
		{ category: null, count: part.categories.reduce((sum, { count }) => sum + count, 0) },
		...part.categories,
	];
	const way = breadcrumbs(site, { name: list.name, path: '/gallery' });
	return (
		<>
			<StructuredData data={part.images.length > 0 ? [galleryData(site, list, part.images), way] : [way]} />
			<PageBanner
				title={category === null ? t('title') : t('categoryTitle', { category: labelFor(names, category) })}
				text={t('text')}
			>
				<LinkButton href={pathIn(language, '/upload-photo')} look="gold" className="mt-5">
					{t('share')}
				</LinkButton>
			</PageBanner>
			<div className="container-page pt-6 md:pt-10">
				{part.categories.length > 1 && (
					<FilterLinks
						label={t('filter')}
						links={choices.map((each) => ({
							href: pathIn(language, galleryPath(each.category, 1)),
							label: each.category === null ? t('all') : labelFor(names, each.category),
							count: each.count,
							isCurrent: each.category === category,
						}))}
					/>
				)}
				{part.images.length === 0 ? (
					<EmptyState title={t('empty')} text={t('emptyText')} />
				) : (
					<PageMessages language={language} name="gallery-page">
						<GalleryImageList images={part.images} language={language} />
					</PageMessages>
				)}
				<PageLinks
					page={page}
					pages={pages}
					hrefOf={(number) => pathIn(language, galleryPath(category, number))}
					namespace="gallery.pager"
				/>
			</div>
		</>
	);
}
