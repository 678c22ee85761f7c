'use client';

import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/api';
import { useAdmin } from './admin-context';
import { isUndoStroke } from './keys';
import { showFailure, showSuccess } from './notice';
import { areKeysOn } from './review/use-keys-switch';
import { leaveWhenLoggedOut } from './session-end';
import { readUndone, secondsLeft } from './undo';

interface UndoBarProps {
	/** At least one. */
	decisions: readonly string[];
	/** When the time is over, by the browser's clock. */
	until: number;
	/** What was done. */
	text: string;
	/** Something was taken back: the list is to be loaded again. */
	onUndone: () => void;
	/** There is nothing to take back any more: the bar goes. */
	onOver: () => void;
}

/** As many as one call takes. */
const mostAtOnce = 100;

/** Takes back what has just been decided, by its button, `z` or Ctrl+Z, for as long as nothing of it is mailed. */
export function UndoBar({ decisions, until, text, onUndone, onOver }: UndoBarProps) {
	const { undo } = useAdmin().texts;
	const bar = useRef<HTMLDivElement>(null);
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const left = useSecondsLeft(until);
	useEffect(() => {
		if (left === 0 && !isSending.current) onOver();
	}, [left, onOver]);
	// A row that is gone cannot keep the focus; what still has it does.
	useEffect(() => {
		if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
	}, []);
	const takeBack = useCallback(async () => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		const isSomethingBack = await undoAll(decisions, undo.failed);
		isSending.current = false;
		setBusy(false);
		if (isSomethingBack) onUndone();
		onOver();
	}, [decisions, undo.failed, onUndone, onOver]);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!isUndoStroke(event, areKeysOn())) return;
			event.preventDefault();
			void takeBack();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [takeBack]);
	return (
		<div
			ref={bar}
			role="status"
			className="sticky bottom-4 z-30 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-raised px-4 py-2 shadow-soft"
		>
			<p className="min-w-0 break-words">{text}</p>
			<Button look="quiet" busyLabel={isBusy && undo.busy} onClick={() => void takeBack()}>
				<Undo2 aria-hidden="true" className="size-5" />
				{undo.button}
				<span aria-hidden="true" className="tabular-nums">
					{filled(undo.secondsLeft, { seconds: left })}
				</span>
			</Button>
			{areKeysOn() && <span className="text-sm text-text-muted max-md:hidden">{undo.hint}</span>}
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

/** Tells what came of it; true when anything was taken back. */
async function undoAll(decisions: readonly string[], failed: string): Promise<boolean> {
	let isSomethingBack = false;
	let said = '';
	const refusals: string[] = [];
	for (let from = 0; from < decisions.length; from += mostAtOnce) {
		const body = { decisions: decisions.slice(from, from + mostAtOnce) };
		const answer = await callApi('/api/admin/undo', { method: 'POST', body });
		if (!answer.ok && leaveWhenLoggedOut(answer)) return false;
		const undone = answer.ok ? readUndone(answer.data) : null;
		if (undone && undone.undone.length > 0) {
			isSomethingBack = true;
			said = undone.message;
		}
		if (undone) refusals.push(...undone.failed);
		else refusals.push((!answer.ok && answer.message) || failed);
	}
	const [refusal] = refusals;
	if (refusal !== undefined) showFailure(refusal);
	else showSuccess(said);
	return isSomethingBack;
}
