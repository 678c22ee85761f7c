'use client';

import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { UndoBar } from '@/components/ui/undo-bar';
import { useStore } from '@/lib/client/use-store';
import { barPlace } from './bar-place';
import { closeFailures, failedOperations, runningOperations, stopOperation } from './bulk-operations';
import { ImportsUnderWay } from './data/imports-under-way';
import { pendingUndos, undo } from './pending-undos';
import { admitsLetter } from './review/key-gate';
import { isUndoKey } from './review/keys';
import { areKeysOn } from './review/use-keys-switch';
import { useKeystrokes } from './review/use-review-keys';

/**
 * On every page of the back office: what is being done, what of it was refused, and what can still be undone, by
 * its button, the latest by `z` or Ctrl+Z too.
 */
export function UnderWay() {
	const t = useTranslations('admin.frame');
	const failed = t('undo.failed');
	const place = useStore(barPlace);
	const kept = useStore(pendingUndos);
	const running = useStore(runningOperations);
	const incomplete = useStore(failedOperations);
	useKeystrokes((event) => {
		const latest = pendingUndos.get().find(({ isBusy }) => !isBusy);
		if (!latest || !isUndoKey(event, areKeysOn())) return false;
		const isHeld = event.ctrlKey || event.metaKey;
		if (isHeld || admitsLetter()) void undo(latest, failed);
		return true;
	});
	const shown = (
		<>
			{incomplete.map(({ id, label, failures }) => (
				<div
					key={id}
					className="max-h-[40dvh] overflow-y-auto overscroll-contain rounded-control shadow-soft"
				>
					<Banner tone="error" dismiss={{ label: t('bulk.close'), onDismiss: () => closeFailures(id) }}>
						<p className="font-semibold">{`${label}: ${t('bulk.failed', { count: failures.length })}`}</p>
						<ul className="list-disc pl-5">
							{failures.map(({ id: key, name, message }) => (
								<li key={key}>{t('bulk.failedOne', { name, message })}</li>
							))}
						</ul>
					</Banner>
				</div>
			))}
			{running.map(({ id, label, done, total, isStopped }) => (
				<div
					key={id}
					className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-raised px-4 py-2 shadow-soft"
				>
					<div className="min-w-0 flex-1">
						<Progress label={t('bulk.running', { label, done, total })} value={done} max={total} />
					</div>
					<Button look="outline" disabled={isStopped} onClick={() => stopOperation(id)}>
						{t('bulk.stop')}
					</Button>
				</div>
			))}
			<ImportsUnderWay />
			{kept.length > 0 && (
				// Three lines and a part of the next; further ones are scrolled to.
				<div className="mx-auto max-h-42 w-fit max-w-full divide-y divide-line overflow-y-auto overscroll-contain rounded-control border border-line bg-raised px-4 py-1 shadow-soft">
					{kept.map((one, at) => (
						<UndoBar
							key={one.decisions[0]}
							sentence={one.text}
							texts={{
								button: t('undo.button'),
								busy: t('undo.busy'),
								secondsLeft: (seconds) => t('undo.secondsLeft', { seconds }),
							}}
							until={one.until}
							isBusy={one.isBusy}
							hint={at === 0 && areKeysOn() && t('undo.hint')}
							onUndo={() => undo(one, failed)}
						/>
					))}
				</div>
			)}
		</>
	);
	if (place) return createPortal(shown, place);
	return <div className="sticky bottom-4 z-30 flex flex-col gap-3 empty:hidden print:hidden">{shown}</div>;
}
