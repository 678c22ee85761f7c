import { useEffect, useState } from 'react';
import { settleMs } from './queue';

/** Whether what came into view at `shownAt` (milliseconds since 1970) has been there long enough to be decided on. */
export function useSettled(shownAt: number): boolean {
	const [settled, setSettled] = useState<number | null>(null);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(shownAt), Math.max(0, shownAt + settleMs - Date.now()));
		return () => clearTimeout(timer);
	}, [shownAt]);
	return settled === shownAt;
}
