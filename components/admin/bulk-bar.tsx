'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { useAdmin } from './admin-context';
import type { BulkFailure } from './bulk';
import type { Bulk } from './use-bulk';

interface BulkBarProps {
	/** How many rows are selected. */
	selected: number;
	onClear: () => void;
	bulk: Pick<Bulk, 'state' | 'stop'>;
	/** What a row is called that was refused. */
	nameOf: (id: string) => string;
	/** What can be done to all that are selected: buttons. */
	children: ReactNode;
}

/** What is selected and what can be done to it; how far that has come, and where it was refused. */
export function BulkBar({ selected, onClear, bulk: { state, stop }, nameOf, children }: BulkBarProps) {
	const { language, texts } = useAdmin();
	const { bulk } = texts;
	const isRunning = state.kind === 'running';
	return (
		<section aria-label={bulk.label} className="flex flex-col gap-3 empty:hidden">
			{state.kind === 'done' && state.failed.length > 0 && (
				<Failures failed={state.failed} nameOf={nameOf} onClose={stop} />
			)}
			{(isRunning || selected > 0) && (
				<div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-raised px-4 py-2">
					{isRunning ? (
						<>
							<div className="min-w-0 flex-1">
								<Progress
									label={filled(bulk.running, { done: state.done, total: state.total })}
									value={state.done}
									max={state.total}
								/>
							</div>
							<Button look="outline" onClick={stop}>
								{bulk.stop}
							</Button>
						</>
					) : (
						<>
							<p role="status" className="font-semibold">
								{counted(bulk.selected, selected, language)}
							</p>
							<div className="flex flex-wrap gap-2">{children}</div>
							<Button look="quiet" onClick={onClear} className="md:ml-auto">
								<X aria-hidden="true" className="size-5" />
								{bulk.clear}
							</Button>
						</>
					)}
				</div>
			)}
		</section>
	);
}

interface FailuresProps {
	failed: readonly BulkFailure[];
	nameOf: (id: string) => string;
	onClose: () => void;
}

function Failures({ failed, nameOf, onClose }: FailuresProps) {
	const { language, texts } = useAdmin();
	return (
		<Banner tone="error" dismiss={{ label: texts.bulk.close, onDismiss: onClose }}>
			<p className="font-semibold">{counted(texts.bulk.failed, failed.length, language)}</p>
			<ul className="list-disc pl-5">
				{failed.map(({ id, message }) => (
					<li key={id}>{filled(texts.bulk.failedOne, { name: nameOf(id), message })}</li>
				))}
			</ul>
		</Banner>
	);
}
