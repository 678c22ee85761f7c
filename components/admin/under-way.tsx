'use client';

import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { UndoBar } from '@/components/ui/undo-bar';
import { useAdmin } from './admin-context';
import { barPlace } from './bar-place';
import { ImportsUnderWay } from './data/imports-under-way';
import { isUndoStroke } from './keys';
import { admitsLetter } from './review/key-gate';
import { areKeysOn } from './review/use-keys-switch';
import {
	closeFailures,
	type FailedStroke,
	failedStrokes,
	type RunningStroke,
	runningStrokes,
	stopStroke,
} from './strokes';
import { takeBack, undos } from './undos';
import { useStore } from './use-store';

/**
 * On every page of the back office: what is being done, what of it was refused, and what can still be taken back, by
 * its button, the latest by `z` or Ctrl+Z too.
 */
export function UnderWay() {
	const { undo } = useAdmin().texts;
	const place = useStore(barPlace);
	const kept = useStore(undos);
	const [running, failed] = [useStore(runningStrokes), useStore(failedStrokes)];
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const latest = undos.get().find(({ isBusy }) => !isBusy);
			if (!latest || !isUndoStroke(event, areKeysOn())) return;
			event.preventDefault();
			const isHeld = event.ctrlKey || event.metaKey;
			if (isHeld || admitsLetter()) void takeBack(latest, undo.failed);
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [undo.failed]);
	const shown = (
		<>
			{failed.map((stroke) => (
				<Failures key={stroke.id} stroke={stroke} />
			))}
			{running.map((stroke) => (
				<Running key={stroke.id} stroke={stroke} />
			))}
			<ImportsUnderWay />
			{kept.length > 0 && (
				<Box>
					{kept.map((one, at) => (
						<UndoBar
							key={one.decisions[0]}
							sentence={one.text}
							texts={{
								...undo,
								secondsLeft: (seconds) => undo.secondsLeft.replace('{seconds}', () => String(seconds)),
							}}
							until={one.until}
							isBusy={one.isBusy}
							hint={at === 0 && areKeysOn() && undo.hint}
							onUndo={() => takeBack(one, undo.failed)}
						/>
					))}
				</Box>
			)}
		</>
	);
	if (place) return createPortal(shown, place);
	return <div className="sticky bottom-4 z-30 flex flex-col gap-3 empty:hidden print:hidden">{shown}</div>;
}

/** Three lines and a part of the next; further ones are scrolled to. */
function Box({ children }: { children: ReactNode }) {
	return (
		<div className="mx-auto max-h-42 w-fit max-w-full overflow-y-auto overscroll-contain divide-y divide-line rounded-control border border-line bg-raised px-4 py-1 shadow-soft">
			{children}
		</div>
	);
}

function Running({ stroke: { id, label, done, total, isStopped } }: { stroke: RunningStroke }) {
	const { bulk } = useAdmin().texts;
	return (
		<div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-raised px-4 py-2 shadow-soft">
			<div className="min-w-0 flex-1">
				<Progress label={filled(bulk.running, { label, done, total })} value={done} max={total} />
			</div>
			<Button look="outline" disabled={isStopped} onClick={() => stopStroke(id)}>
				{bulk.stop}
			</Button>
		</div>
	);
}

function Failures({ stroke: { id, label, failures } }: { stroke: FailedStroke }) {
	const { language, texts } = useAdmin();
	const { bulk } = texts;
	return (
		<div className="max-h-[40dvh] overflow-y-auto overscroll-contain rounded-control shadow-soft">
			<Banner tone="error" dismiss={{ label: bulk.close, onDismiss: () => closeFailures(id) }}>
				<p className="font-semibold">{`${label}: ${counted(bulk.failed, failures.length, language)}`}</p>
				<ul className="list-disc pl-5">
					{failures.map((failure) => (
						<li key={failure.id}>
							{filled(bulk.failedOne, { name: failure.name, message: failure.message })}
						</li>
					))}
				</ul>
			</Banner>
		</div>
	);
}
