'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '@/components/matrimonial/texts';
import { Button } from '@/components/ui/button';
import { useAdmin } from './admin-context';

interface BulkBarProps {
	/** How many rows are selected. */
	selected: number;
	/** Something is being done to them. */
	isRunning: boolean;
	onClear: () => void;
	/** What can be done to all that are selected: buttons. */
	children: ReactNode;
}

/** How many rows are selected, and what can be done to them. */
export function BulkBar({ selected, isRunning, onClear, children }: BulkBarProps) {
	const { language, texts } = useAdmin();
	const { bulk } = texts;
	if (isRunning || selected === 0) return null;
	return (
		<section
			aria-label={bulk.label}
			className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-raised px-4 py-2"
		>
			<p role="status" className="font-semibold">
				{counted(bulk.selected, selected, language)}
			</p>
			<div className="flex flex-wrap gap-2">{children}</div>
			<Button look="quiet" onClick={onClear} className="md:ml-auto">
				<X aria-hidden="true" className="size-5" />
				{bulk.clear}
			</Button>
		</section>
	);
}
