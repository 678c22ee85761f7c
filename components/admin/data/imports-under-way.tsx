'use client';

import Link from 'next/link';
import { useAdmin } from '@/components/admin/admin-context';
import { useStore } from '@/components/admin/use-store';
import { filled } from '@/components/family/texts';
import { Banner } from '@/components/ui/banner';
import { Progress } from '@/components/ui/progress';
import { closeImport, type ImportState, importRuns } from './import-runs';
import { type ImportKind, importKinds } from './import-texts';

/** The imports whose desk is not open: those that run, and how those ended of which nobody has been told. */
export function ImportsUnderWay() {
	const { states, watched, untold } = useStore(importRuns);
	const { imports } = useAdmin().texts;
	return importKinds.map((kind) => {
		const state = states[kind];
		if (kind === watched) return null;
		if (state.kind === 'importing')
			return (
				<div key={kind} className="rounded-control border border-line bg-raised px-4 py-3.5 shadow-soft">
					<Progress label={imports.running[kind]} value={state.share} max={1} />
				</div>
			);
		if (!untold.includes(kind)) return null;
		return <Ended key={kind} kind={kind} state={state} />;
	});
}

function Ended({ kind, state }: { kind: ImportKind; state: ImportState }) {
	const { imports } = useAdmin().texts;
	const dismiss = { label: imports.close, onDismiss: () => closeImport(kind) };
	return (
		<div className="rounded-control shadow-soft">
			<Banner tone={state.kind === 'done' ? 'success' : 'error'} dismiss={dismiss}>
				<p>{useEnding(kind, state)}</p>
				<Link
					href={`/admin/import?kind=${kind}`}
					prefetch={false}
					className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
				>
					{imports.open}
				</Link>
			</Banner>
		</div>
	);
}

function useEnding(kind: ImportKind, state: ImportState): string {
	const { imports } = useAdmin().texts;
	if (state.kind === 'done') return `${imports.done[kind]} ${filled(imports.totals, state.plan.totals)}`;
	const why = state.kind === 'failed' ? state.message : imports.stale;
	return `${imports.failed[kind]} ${why}`;
}
