'use client';

import { useEffect, useId, useRef } from 'react';
import { UndoButton } from '@/components/ui/undo-button';
import { useAdmin } from './admin-context';
import { areKeysOn } from './review/use-keys-switch';
import { type KeptUndo, takeBack } from './undos';

interface UndoBarProps {
	kept: KeptUndo;
	/** It is the one that the key takes back. */
	isLatest: boolean;
}

/** Takes back what has been decided, for as long as nothing of it is mailed. */
export function UndoBar({ kept, isLatest }: UndoBarProps) {
	const { undo } = useAdmin().texts;
	const textId = useId();
	const bar = useRef<HTMLDivElement>(null);
	// A row that is gone cannot keep the focus; what still has it does.
	useEffect(() => {
		if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
	}, []);
	return (
		<div ref={bar} role="status" className="flex min-h-11 items-center gap-x-4">
			<p id={textId} title={kept.text} className="line-clamp-2 min-w-0 flex-1">
				{kept.text}
			</p>
			{isLatest && areKeysOn() && <span className="text-sm text-text-muted max-md:hidden">{undo.hint}</span>}
			<UndoButton
				label={undo.button}
				busyLabel={undo.busy}
				secondsText={undo.secondsLeft}
				describedBy={textId}
				until={kept.until}
				isBusy={kept.isBusy}
				onUndo={() => void takeBack(kept, undo.failed)}
			/>
		</div>
	);
}
