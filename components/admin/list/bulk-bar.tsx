import { CheckCheck, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/platform/i18n/format';
import { barPlace } from '../bar-place';
import { useWideScreen } from '../wide-screen';
import { maxSelected } from './select-all';
import type { ShownList } from './use-list-page';

interface BulkBarProps {
	list: Pick<ShownList<unknown>, 'bulk' | 'selection' | 'total'>;
	/** What can be done to all that are selected: buttons. */
	children: ReactNode;
}

/**
 * How many rows are selected, and what can be done to them. On a phone it sticks to the bottom of the screen, and what
 * else is there is shown over it.
 */
export function BulkBar({ list, children }: BulkBarProps) {
	const t = useTranslations('admin.frame.bulk');
	const isWide = useWideScreen();
	const { bulk, selection } = list;
	if (bulk.isRunning || selection.keys.size === 0) return null;
	return (
		<div className="flex flex-col gap-2 max-md:sticky max-md:bottom-0 max-md:z-30 max-md:order-last max-md:-mx-4 max-md:-mb-6">
			{!isWide && <div ref={barPlace.set} className="flex flex-col gap-2 px-4 empty:hidden" />}
			<section
				aria-label={t('label')}
				className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-line bg-raised px-4 py-2 max-md:max-h-[45dvh] max-md:overflow-y-auto max-md:border-t max-md:shadow-soft md:rounded-control md:border"
			>
				<p role="status" className="order-1 font-semibold">
					{t('selected', { count: selection.keys.size })}
				</p>
				<div className="order-3 flex flex-wrap items-center gap-2 max-md:[&>button]:px-3 max-md:[&>button]:text-sm md:order-2">
					<SelectAllButton list={list} />
					{children}
				</div>
				<Button
					look="quiet"
					onClick={() => selection.change(new Set())}
					className="order-2 ml-auto max-md:px-3 md:order-3"
				>
					<X aria-hidden="true" className="size-5" />
					{t('clear')}
				</Button>
			</section>
		</div>
	);
}

function SelectAllButton({ list: { total, selection } }: Pick<BulkBarProps, 'list'>) {
	const t = useTranslations('admin.frame.bulk');
	const language = useLocale();
	const { progress } = selection;
	const countOf = (count: number) => formatCount(count, language);
	if (progress === null && total <= selection.keys.size) return null;
	if (total > maxSelected)
		return (
			<p className="text-sm text-text-muted">
				{t('tooMany', { count: countOf(total), max: countOf(maxSelected) })}
			</p>
		);
	const busy = t('selecting', { done: countOf(progress ?? 0), total: countOf(total) });
	return (
		<Button look="outline" busyLabel={progress !== null && busy} onClick={selection.selectAll}>
			<CheckCheck aria-hidden="true" className="size-5" />
			{t('selectAll', { count: total })}
		</Button>
	);
}
