import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Progress } from '@/components/ui/progress';
import { useStore } from '@/lib/client/use-store';
import { type ImportKind, importKinds } from './import-kinds';
import { closeImport, type ImportState, importRuns } from './import-runs';

/** The imports whose panel is not open: those that run, and results that were not shown yet. */
export function ImportsUnderWay() {
	const { states, watched, unseen } = useStore(importRuns);
	const t = useTranslations('admin.frame');
	return importKinds.map((kind) => {
		const state = states[kind];
		if (kind === watched) return null;
		if (state.kind === 'importing')
			return (
				<div key={kind} className="rounded-control border border-line bg-raised px-4 py-3.5 shadow-soft">
					<Progress label={t(`imports.running.${kind}`)} value={state.share} max={1} />
				</div>
			);
		if (!unseen.includes(kind)) return null;
		return <Ended key={kind} kind={kind} state={state} />;
	});
}

function Ended({ kind, state }: { kind: ImportKind; state: ImportState }) {
	const t = useTranslations('admin.frame');
	const why = state.kind === 'failed' ? state.message : t('imports.stale');
	const ending =
		state.kind === 'done'
			? `${t(`imports.done.${kind}`)} ${t('imports.totals', state.plan.totals)}`
			: `${t(`imports.failed.${kind}`)} ${why}`;
	const dismiss = { label: t('imports.close'), onDismiss: () => closeImport(kind) };
	return (
		<div className="rounded-control shadow-soft">
			<Banner tone={state.kind === 'done' ? 'success' : 'error'} dismiss={dismiss}>
				<p>{ending}</p>
				<Link
					href={`/admin/import?kind=${kind}`}
					prefetch={false}
					className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
				>
					{t('imports.open')}
				</Link>
			</Banner>
		</div>
	);
}
