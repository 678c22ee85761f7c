import { useLocale, useTranslations } from 'next-intl';
import { BlogStatusBadge } from '@/components/content/blog/blog-status-badge';
import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { formatMoment } from '@/lib/platform/i18n/format';
import type { Column } from '../list/table';
import { RowPicture } from './picture';
import type { Submission } from './submission';

/** The columns that blogs and pictures have alike; `getImage` is the small picture of a row. */
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

const maxOfReason = 30;
const maxOfText = 100;

/** What has become of it, with why it was rejected. */
function StatusCell({ submission }: { submission: Submission }) {
	const t = useTranslations('admin.review');
	const { rejectionReason: reason } = submission;
	return (
		<span className="flex flex-col items-start gap-1 md:max-w-32">
			<span className="whitespace-nowrap">
				<BlogStatusBadge blog={submission} />
			</span>
			{reason && (
				<span className="text-text-muted text-xs">
					{t('reason', { reason: cutTo(maxOfReason, reason, '...') })}
				</span>
			)}
		</span>
	);
}

export function TextCell({ text, language }: { text: string; language: Language }) {
	return (
		<span lang={language} className="block max-w-80 md:min-w-40">
			{cutTo(maxOfText, text, '...')}
		</span>
	);
}

function DateCell({ submission: { createdAt, approvedAt } }: { submission: Submission }) {
	const t = useTranslations('admin.review');
	const tFallback = useTranslations('fallback');
	const language = useLocale();
	const getMoment = (instant: string) => formatMoment(instant, language) ?? tFallback('unknownDate');
	return (
		<span className="flex flex-col gap-0.5 text-xs md:w-38">
			<span>{t('created', { moment: getMoment(createdAt) })}</span>
			{approvedAt !== null && <span>{t('approvedOn', { moment: getMoment(approvedAt) })}</span>}
		</span>
	);
}
