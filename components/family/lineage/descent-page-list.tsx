import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/layout/page-links';
import { descentPath, type ShownDescent } from './entry-link';

/** Leads to the other pages of an outline or a book that is too long for one; none is printed. */
export function DescentPageList({ descent }: { descent: ShownDescent }) {
	const { page, pages } = descent.record;
	if (pages < 2) return null;
	return (
		<div className="print:hidden">
			<PageLinks
				{...{ page, pages }}
				hrefOf={(number) => descentPath(descent, number)}
				namespace="lineage.pager"
			/>
		</div>
	);
}

/** Says which part of the whole a page is, also on paper. */
export async function PageOfPages({ descent, className }: { descent: ShownDescent; className: string }) {
	const { page, pages } = descent.record;
	const t = await getTranslations({ locale: descent.language, namespace: 'lineage.pager' });
	return pages < 2 ? null : <p className={className}>{t('page', { page, pages })}</p>;
}
