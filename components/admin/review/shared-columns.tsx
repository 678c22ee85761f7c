import { useTranslations } from 'next-intl';
import type { Column } from '../list/table';
import { RowPicture } from './picture';
import { DateCell, StatusCell } from './row-cells';
import type { Submission } from './submission';

/** The columns that stories and pictures have alike; `getImage` is the small picture of a row. */
export function useSharedColumns<S extends Submission>(imageOf: (submission: S) => string | null) {
	const t = useTranslations('admin.review');
	const tFallback = useTranslations('fallback');
	return {
		status: {
			key: 'status',
			title: t('columns.status'),
			sort: 'status',
			cell: (row) => <StatusCell submission={row} />,
		},
		image: {
			key: 'image',
			title: t('columns.image'),
			cell: (row) => <RowPicture src={imageOf(row)} alt="" none={t('noImage')} />,
		},
		title: {
			key: 'title',
			title: t('columns.title'),
			sort: 'title',
			isHeader: true,
			cell: ({ title, language: written }) => (
				<span lang={written} className="block max-w-60 md:min-w-28 font-semibold">
					{title || tFallback('untitledStory')}
				</span>
			),
		},
		date: {
			key: 'date',
			title: t('columns.date'),
			sort: 'createdAt',
			cell: (row) => <DateCell submission={row} />,
		},
	} satisfies Record<string, Column<S>>;
}
