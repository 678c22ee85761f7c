'use client';

import { useEffect, useRef } from 'react';

type Listener = (undone: readonly string[]) => void;

const listeners = new Set<Listener>();

/**
 * Tells every part of the page that what it lists may be another now: something was done to many, or decisions were
 * taken back, whose ids these are.
 */
export function announceChange(undone: readonly string[] = []): void {
	for (const listener of listeners) listener(undone);
}

/** Has `listener` told of such changes for as long as its component is there. */
export function useChanges(listener: Listener): void {
	const latest = useRef(listener);
	latest.current = listener;
	useEffect(() => {
		const tell: Listener = (undone) => latest.current(undone);
		listeners.add(tell);
		return () => {
			listeners.delete(tell);
		};
	}, []);
}
