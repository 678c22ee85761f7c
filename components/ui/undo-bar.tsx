'use client';

import { useEffect, useId, useRef, useTransition } from 'react';
import { UndoButton } from './undo-button';

interface UndoBarProps {
	sentence: string;
	texts: { button: string; busy: string; secondsLeft: (seconds: number) => string };
	/** Until when it can be undone, by this browser's clock: milliseconds since 1970. */
	until: number;
	/** It is being undone by something else than the button. */
	isBusy?: boolean;
	/** Another way to undo it. */
	hint?: string | false;
	onUndo: () => Promise<void>;
	/** The time is over and nothing is being undone; `hadFocus` when the focus has to move. */
	onExpire?: (hadFocus: boolean) => void;
}

/** Undoes what was just done, for as long as that is possible. Takes the focus that a removed row or card has lost. */
export function UndoBar({ sentence, texts, until, isBusy = false, hint, onUndo, onExpire }: UndoBarProps) {
	const textId = useId();
	const bar = useRef<HTMLDivElement>(null);
	const [isUndoing, startUndo] = useTransition();
	const isStopped = isBusy || isUndoing;
	useEffect(() => {
		if (document.activeElement === document.body)
			bar.current?.querySelector('button')?.focus({ preventScroll: true });
	}, []);
	useEffect(() => {
		if (!onExpire || isStopped) return;
		const timer = setTimeout(
			() => onExpire(bar.current?.contains(document.activeElement) ?? false),
			until - Date.now(),
		);
		return () => clearTimeout(timer);
	}, [onExpire, isStopped, until]);
	return (
		<div ref={bar} role="status" className="flex min-h-11 items-center gap-x-4">
			<p id={textId} className="min-w-0 flex-1 py-1.5 wrap-anywhere">
				{sentence}
			</p>
			{hint && <span className="text-sm text-text-muted max-md:hidden">{hint}</span>}
			<UndoButton
				label={texts.button}
				busyLabel={texts.busy}
				secondsLeft={texts.secondsLeft}
				describedBy={textId}
				until={until}
				isBusy={isStopped}
				onUndo={() => startUndo(onUndo)}
			/>
		</div>
	);
}
