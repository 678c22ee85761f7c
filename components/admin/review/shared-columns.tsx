import type { Language } from '@/lib/core/language';
import type { Column } from '../table';
import { RowPicture } from './picture';
import { DateCell, StatusCell } from './row-cells';
import type { Submission } from './submission';
import type { ReviewTexts } from './texts';

interface Shared<S extends Submission> {
	/** The small picture of a row. */
	imageOf: (submission: S) => string | null;
	language: Language;
	texts: ReviewTexts;
}

/** The columns that stories and pictures have alike. */
export function sharedColumns<S extends Submission>({ imageOf, language, texts }: Shared<S>) {
	const { columns, fallback, noImage } = texts;
	return {
		status: {
			key: 'status',
			title: columns.status,
			sort: 'status',
			cell: (row) => <StatusCell submission={row} texts={texts} />,
		},
		image: {
			key: 'image',
			title: columns.image,
			cell: (row) => <RowPicture src={imageOf(row)} alt="" none={noImage} />,
		},
		title: {
			key: 'title',
			title: columns.title,
			sort: 'title',
			isHeader: true,
			cell: ({ title, language: written }) => (
				<span lang={written} className="block max-w-60 md:min-w-28 font-semibold">
					{title || fallback.untitledStory}
				</span>
			),
		},
		date: {
			key: 'date',
			title: columns.date,
			sort: 'createdAt',
			cell: (row) => <DateCell submission={row} language={language} texts={texts} />,
		},
	} satisfies Record<string, Column<S>>;
}
