import { useEffect, useRef } from 'react';

/** How long a dialog stays open to say that its form is saved. */
const shownForMs = 1500;

/** Closes a dialog a moment after it was saved. */
export function useClosing(isSaved: boolean, close: () => void): void {
	const latestClose = useRef(close);
	latestClose.current = close;
	useEffect(() => {
		if (!isSaved) return;
		const timer = setTimeout(() => latestClose.current(), shownForMs);
		return () => clearTimeout(timer);
	}, [isSaved]);
}
