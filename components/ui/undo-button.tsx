'use client';

import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { secondsLeft } from './seconds-left';

interface UndoButtonProps {
	label: string;
	busyLabel: string;
	secondsLeft: (seconds: number) => string;
	/** The id of what says what was done. */
	describedBy: string;
	/** Until when it can be undone, by this browser's clock: milliseconds since 1970. */
	until: number;
	isBusy: boolean;
	onUndo: () => void;
}

/** Undoes something, and counts the seconds in which that is possible. */
export function UndoButton(props: UndoButtonProps) {
	const left = useSecondsLeft(props.until);
	return (
		<Button
			look="quiet"
			aria-describedby={props.describedBy}
			busyLabel={props.isBusy && props.busyLabel}
			onClick={props.onUndo}
		>
			<Undo2 aria-hidden="true" className="size-5" />
			{props.label}
			<span aria-hidden="true" className="tabular-nums">
				{props.secondsLeft(left)}
			</span>
		</Button>
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
