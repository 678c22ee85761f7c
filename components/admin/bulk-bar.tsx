'use client';

import { CheckCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Button } from '@/components/ui/button';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { formatCount } from '@/lib/platform/i18n/format';
import { useAdmin } from './admin-context';
import { barPlace } from './bar-place';
import { mostSelected } from './select-all';
import type { SelectAll } from './use-select-all';

interface BulkBarProps {
	/** How many rows are selected. */
	selected: number;
	/** Something is being done to them. */
	isRunning: boolean;
	onClear: () => void;
	/** How all that the list holds are selected, not those of a page alone. */
	all: SelectAll;
	/** What can be done to all that are selected: buttons. */
	children: ReactNode;
}

/**
 * How many rows are selected, and what can be done to them. On a phone it sticks to the bottom of the screen, and what
 * else stands there is shown over it.
 */
export function BulkBar({ selected, isRunning, onClear, all, children }: BulkBarProps) {
	const { language, texts } = useAdmin();
	const { bulk } = texts;
	const isWide = useMediaQuery('(min-width: 48rem)');
	if (isRunning || selected === 0) return null;
	return (
		<div className="flex flex-col gap-2 max-md:sticky max-md:bottom-0 max-md:z-30 max-md:order-last max-md:-mx-4 max-md:-mb-6">
			{!isWide && <div ref={barPlace.set} className="flex flex-col gap-2 px-4 empty:hidden" />}
			<section
				aria-label={bulk.label}
				className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-line bg-raised px-4 py-2 max-md:max-h-[45dvh] max-md:overflow-y-auto max-md:border-t max-md:shadow-soft md:rounded-control md:border"
			>
				<p role="status" className="order-1 font-semibold">
					{counted(bulk.selected, selected, language)}
				</p>
				<div className="order-3 flex flex-wrap items-center gap-2 max-md:[&>button]:px-3 max-md:[&>button]:text-sm md:order-2">
					<SelectAllButton selected={selected} all={all} />
					{children}
				</div>
				<Button look="quiet" onClick={onClear} className="order-2 ml-auto max-md:px-3 md:order-3">
					<X aria-hidden="true" className="size-5" />
					{bulk.clear}
				</Button>
			</section>
		</div>
	);
}

function SelectAllButton({ selected, all: { total, done, start } }: Pick<BulkBarProps, 'selected' | 'all'>) {
	const { language, texts } = useAdmin();
	const { bulk } = texts;
	const countOf = (count: number) => formatCount(count, language);
	if (done === null && total <= selected) return null;
	if (total > mostSelected)
		return (
			<p className="text-sm text-text-muted">
				{filled(bulk.tooMany, { count: countOf(total), max: countOf(mostSelected) })}
			</p>
		);
	const busy = filled(bulk.selecting, { done: countOf(done ?? 0), total: countOf(total) });
	return (
		<Button look="outline" busyLabel={done !== null && busy} onClick={start}>
			<CheckCheck aria-hidden="true" className="size-5" />
			{counted(bulk.selectAll, total, language)}
		</Button>
	);
}
