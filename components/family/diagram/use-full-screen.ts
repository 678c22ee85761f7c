import { useEffect, useState } from 'react';

/** Whether something fills the window, over a page that does not move meanwhile; Escape ends it. */
export function useFullScreen(): { isFull: boolean; toggleFull: () => void } {
	const [isFull, setFull] = useState(false);
	useEffect(() => {
		if (!isFull) return;
		const { style } = document.documentElement;
		style.overflow = 'hidden';
		const leave = ({ key }: KeyboardEvent) => {
			// A dialog above takes the key for itself.
			if (key === 'Escape' && !document.querySelector('dialog[open]')) setFull(false);
		};
		addEventListener('keydown', leave);
		return () => {
			style.overflow = '';
			removeEventListener('keydown', leave);
		};
	}, [isFull]);
	return { isFull, toggleFull: () => setFull(!isFull) };
}
