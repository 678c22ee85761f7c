import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** So many cards are mounted well within a frame. */
const atOnce = 48;

/** `wanted`, of which no rendering but the first mounts more than a few: the others follow, a frame each. */
export function useGradually(wanted: readonly string[]): readonly string[] {
	const [mounted] = useState(() => new Set(wanted));
	const [, setTurn] = useState(0);
	const later = new Set(wanted.filter((id) => !mounted.has(id)).slice(atOnce));
	const now = later.size === 0 ? wanted : wanted.filter((id) => !later.has(id));
	const isAll = later.size === 0;
	useLayoutEffect(() => {
		mounted.clear();
		for (const id of now) mounted.add(id);
	}, [mounted, now]);
	useEffect(() => {
		if (isAll) return;
		const frame = requestAnimationFrame(() => startTransition(() => setTurn((turn) => turn + 1)));
		return () => cancelAnimationFrame(frame);
	});
	return now;
}
