import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface NeighbourFocus {
	list: RefObject<HTMLDivElement | null>;
	onFocus: (event: FocusEvent) => void;
	onBlur: () => void;
}

/**
 * For a list whose rows carry their keys as `data-row`: when the row that has the focus goes, the one that takes its
 * place has it. Its first control, so that a key pressed twice does nothing to it.
 */
export function useNeighbourFocus(keys: readonly string[]): NeighbourFocus {
	const list = useRef<HTMLDivElement>(null);
	/** React tells of no blur where what has the focus is taken out of the page. */
	const focused = useRef<{ key: string; place: number } | null>(null);
	useEffect(() => {
		const gone = focused.current;
		if (!gone || keys.includes(gone.key) || document.activeElement !== document.body) return;
		const rows = list.current?.querySelectorAll('[data-row]') ?? [];
		const row = rows[Math.min(gone.place, rows.length - 1)];
		row?.querySelector<HTMLElement>('input, button, a[href]')?.focus();
	});
	return {
		list,
		onFocus: ({ target }) => {
			const key = target.closest('[data-row]')?.getAttribute('data-row') ?? null;
			focused.current = key === null ? null : { key, place: keys.indexOf(key) };
		},
		onBlur: () => {
			focused.current = null;
		},
	};
}
