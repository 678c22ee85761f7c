'use client';

import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FamilyTexts } from './texts';

interface UndoBarProps {
	/** What was done. */
	sentence: string;
	texts: FamilyTexts;
	onUndo: () => Promise<void>;
	/** The time is over; `hadFocus` when the focus has to go somewhere else now. */
	onExpire: (hadFocus: boolean) => void;
}

/** As long as the server takes somebody back. */
const undoMs = 10_000;

/** Takes back that a card is gone, for a while. It gets the focus, which the removed card cannot keep. */
export function UndoBar({ sentence, texts, onUndo, onExpire }: UndoBarProps) {
	const bar = useRef<HTMLDivElement>(null);
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	useEffect(() => {
		bar.current?.querySelector('button')?.focus({ preventScroll: true });
	}, []);
	useEffect(() => {
		const timer = setTimeout(() => {
			if (!isSending.current) onExpire(bar.current?.contains(document.activeElement) ?? false);
		}, undoMs);
		return () => clearTimeout(timer);
	}, [onExpire]);
	const undo = async () => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		await onUndo();
	};
	return (
		<div
			ref={bar}
			role="status"
			className="sticky bottom-4 z-30 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-raised px-4 py-2 shadow-soft"
		>
			<p className="min-w-0">{sentence}</p>
			<Button look="quiet" busyLabel={isBusy && texts.remove.undoing} onClick={undo}>
				<Undo2 aria-hidden="true" className="size-5" />
				{texts.remove.undo}
			</Button>
		</div>
	);
}
