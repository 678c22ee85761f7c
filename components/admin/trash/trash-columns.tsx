import type { Column } from '@/components/admin/table';
import { counted } from '@/components/matrimonial/texts';
import type { Language } from '@/lib/core/language';
import { formatMoment } from '@/lib/platform/i18n/format';
import type { AdminTrashTexts } from './texts';
import type { TrashedThing } from './trashed';

/** Fewer days than this are told in a colour of their own. */
const fewDays = 4;

export function trashColumns(texts: AdminTrashTexts, language: Language): Column<TrashedThing>[] {
	const { columns } = texts;
	return [
		{
			...{ key: 'name', title: columns.name, sort: 'name', isHeader: true },
			cell: ({ name, image }) => (
				<span className="flex items-center gap-3">
					{image !== null && (
						<img src={image} alt="" className="size-11 shrink-0 rounded-control object-cover" />
					)}
					<span className="min-w-0 max-w-96 font-semibold">{name}</span>
				</span>
			),
		},
		{ key: 'kind', title: columns.kind, cell: ({ kind }) => texts.kindOf[kind] },
		{
			...{ key: 'deletedAt', title: columns.deletedAt, sort: 'deletedAt' },
			cell: ({ deletedAt }) => formatMoment(deletedAt, language),
		},
		{
			...{ key: 'deletedBy', title: columns.deletedBy },
			cell: ({ deletedBy }) => deletedBy?.name ?? texts.deleterGone,
		},
		{
			...{ key: 'daysLeft', title: columns.daysLeft },
			cell: ({ daysLeft }) => (
				<span className={daysLeft < fewDays ? 'font-semibold text-error' : ''}>
					{counted(texts.days, daysLeft, language)}
				</span>
			),
		},
	];
}
