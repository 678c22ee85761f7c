import { ChevronLeft, ChevronRight } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { galleryPath } from '@/lib/gallery/paths';
import { pathIn } from '@/lib/i18n/paths';

interface GalleryPagerProps {
	language: Language;
	/** From 1. */
	page: number;
	pages: number;
}

/** Leads to newer and older pictures, where there are more than one page shows. */
export async function GalleryPager({ language, page, pages }: GalleryPagerProps) {
	if (pages < 2) return null;
	const t = await getTranslations({ locale: language, namespace: 'gallery.pager' });
	return (
		<nav aria-label={t('label')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
			{page > 1 && (
				<LinkButton look="outline" href={pathIn(language, galleryPath(page - 1))} rel="prev">
					<ChevronLeft aria-hidden="true" className="size-5" />
					{t('newer')}
				</LinkButton>
			)}
			<span className="text-text-muted">{t('page', { page, pages })}</span>
			{page < pages && (
				<LinkButton look="outline" href={pathIn(language, galleryPath(page + 1))} rel="next">
					{t('older')}
					<ChevronRight aria-hidden="true" className="size-5" />
				</LinkButton>
			)}
		</nav>
	);
}
