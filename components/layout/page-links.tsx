import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';

interface PageLinksProps {
	/** From 1. */
	page: number;
	pages: number;
	hrefOf: (page: number) => string;
	/** Where the messages of the list's pages are. */
	namespace:
		| 'blogs.pager'
		| 'gallery.pager'
		| 'lineage.pager'
		| 'familyDays.pager'
		| 'familyDays.weddings.pager';
}

/** Leads to the other pages of a list: the one before (the newer) and after (the older), the first, the last and those beside. */
export function PageLinks({ page, pages, hrefOf, namespace }: PageLinksProps) {
	const t = useTranslations(namespace);
	if (pages < 2) return null;
	const numbers = [1, page - 1, page, page + 1, pages].filter(
		(number, at, all) => number >= 1 && number <= pages && all.indexOf(number) === at,
	);
	return (
		<nav aria-label={t('label')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
			{page > 1 && (
				<LinkButton look="outline" href={hrefOf(page - 1)} rel="prev">
					<ChevronLeft aria-hidden="true" className="size-5" />
					{t('newer')}
				</LinkButton>
			)}
			<ul className="flex flex-wrap items-center gap-1">
				{numbers.map((number, at) => (
					<li key={number} className="flex items-center gap-1">
						{number - (numbers[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
						<Link
							href={hrefOf(number)}
							prefetch={false}
							aria-label={t('number', { page: number })}
							aria-current={number === page ? 'page' : undefined}
							className="grid size-11 place-items-center rounded-control tabular-nums hover:bg-raised aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary"
						>
							{number}
						</Link>
					</li>
				))}
			</ul>
			<span className="text-sm text-text-muted">{t('page', { page, pages })}</span>
			{page < pages && (
				<LinkButton look="outline" href={hrefOf(page + 1)} rel="next">
					{t('older')}
					<ChevronRight aria-hidden="true" className="size-5" />
				</LinkButton>
			)}
		</nav>
	);
}
