import { useEffect, useRef } from 'react';
import { adminQueries } from './queries';

type Listener = (undone: readonly string[]) => void;

const listeners = new Set<Listener>();

/** Asks again for all that is shown, after something was done to many, or decisions were undone, whose ids these are. */
export function announceChange(undone: readonly string[] = []): void {
	void adminQueries().invalidateQueries();
	for (const listener of listeners) listener(undone);
}

/** Calls `listener` after such changes, for what is no query. */
export function useChanges(listener: Listener): void {
	const latest = useRef(listener);
	latest.current = listener;
	useEffect(() => {
		const call: Listener = (undone) => latest.current(undone);
		listeners.add(call);
		return () => {
			listeners.delete(call);
		};
	}, []);
}
