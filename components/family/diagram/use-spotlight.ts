import { type RefObject, useEffect, useState } from 'react';
import { cardAt } from './diagram-card';

/** So long the pointer stays before the way lights up: not at every card that it passes. */
const restMs = 120;

/** The card under the pointer, or the keyboard's focus; null when neither does. */
export function useSpotlight(canvas: RefObject<HTMLElement | null>): string | null {
	const [card, setCard] = useState<string | null>(null);
	useEffect(() => {
		const frame = canvas.current;
		if (!frame) return;
		const listening = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const turnTo = (id: string | null) => {
			clearTimeout(timer);
			setCard(id);
		};
		const listen = <K extends keyof HTMLElementEventMap>(
			type: K,
			listener: (event: HTMLElementEventMap[K]) => void,
		) => frame.addEventListener(type, listener, { signal: listening.signal, passive: true });
		listen('pointerover', (event) => {
			if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
			const id = cardAt(event.target);
			clearTimeout(timer);
			timer = setTimeout(() => setCard(id), restMs);
		});
		listen('pointerleave', () => turnTo(null));
		listen('focusin', ({ target }) => {
			if (target instanceof Element && target.matches(':focus-visible')) turnTo(cardAt(target));
		});
		listen('focusout', () => turnTo(null));
		return () => {
			clearTimeout(timer);
			listening.abort();
		};
	}, [canvas]);
	return card;
}
