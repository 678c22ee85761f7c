'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { Interest } from '@/lib/client/matching/replies';

interface InterestActListProps {
	interest: Interest | null;
	className: string;
	children: ReactNode;
}

/** Holds what can be done about an interest: the button that was pressed goes with its act, and the next one gets the focus. */
export function InterestActList({ interest, className, children }: InterestActListProps) {
	const box = useRef<HTMLDivElement>(null);
	const state = interest && `${interest.direction} ${interest.state}`;
	const before = useRef(state);
	useEffect(() => {
		if (before.current === state) return;
		before.current = state;
		if (document.activeElement === document.body)
			box.current?.querySelector<HTMLElement>('a, button')?.focus();
	}, [state]);
	return (
		<div ref={box} className={className}>
			{children}
		</div>
	);
}
