'use client';

import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { useAdmin } from './admin-context';
import { areKeysOn } from './review/use-keys-switch';
import { secondsLeft } from './undo';
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
	const left = useSecondsLeft(kept.until);
	// A row that is gone cannot keep the focus; what still has it does.
	useEffect(() => {
		if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
	}, []);
	return (
		<div ref={bar} role="status" className="flex min-h-11 items-center gap-x-4">
			<p id={textId} title={kept.text} className="line-clamp-2 min-w-0 flex-1 break-words">
				{kept.text}
			</p>
			{isLatest && areKeysOn() && <span className="text-sm text-text-muted max-md:hidden">{undo.hint}</span>}
			<Button
				look="quiet"
				aria-describedby={textId}
				busyLabel={kept.isBusy && undo.busy}
				onClick={() => void takeBack(kept, undo.failed)}
			>
				<Undo2 aria-hidden="true" className="size-5" />
				{undo.button}
				<span aria-hidden="true" className="tabular-nums">
					{filled(undo.secondsLeft, { seconds: left })}
				</span>
			</Button>
		</div>
	);
}

function useSecondsLeft(until: number): number {
	const [left, setLeft] = useState(() => secondsLeft(until, Date.now()));
	useEffect(() => {
		setLeft(secondsLeft(until, Date.now()));
		const timer = setInterval(() => setLeft(secondsLeft(until, Date.now())), 250);
		return () => clearInterval(timer);
	}, [until]);
	return left;
}
