import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Places } from '@/lib/client/family/diagram/diagram-plan';
import { cardArea, getMiddle } from '@/lib/client/family/diagram/diagram-window';
import { cardAt } from './diagram-card';
import type { useZoom } from './use-zoom';

/** Holds the card that has the focus, and moves the focus to a card that may not be drawn yet. */
export function useCardFocus(
	canvas: RefObject<HTMLElement | null>,
	{ places, isPending }: { places: Places; isPending: boolean },
	{ currentView, flyTo }: Pick<ReturnType<typeof useZoom>, 'currentView' | 'flyTo'>,
) {
	/** The card that had the focus last. */
	const [current, setCurrent] = useState<string>();
	/** The person that the reader looks for, until their card is there. */
	const [nextId, setNextId] = useState<string | null>(null);
	/** Moves the picture only when the card is not in view as a whole. */
	const reveal = (id: string) => {
		const [frame, place, view] = [canvas.current, places.get(id), currentView()];
		if (!frame || !place) return;
		const { left, top, right, bottom } = cardArea(place);
		const isInView =
			view.applyX(left) >= 0 &&
			view.applyY(top) >= 0 &&
			view.applyX(right) <= frame.clientWidth &&
			view.applyY(bottom) <= frame.clientHeight;
		const { x, y } = getMiddle(cardArea(place));
		if (!isInView) flyTo(x, y);
	};
	const goTo = (id: string) => {
		if (!places.has(id)) return;
		// A card that was out of view is there only after that.
		flushSync(() => {
			setCurrent(id);
			reveal(id);
		});
		const card = canvas.current?.querySelector<HTMLElement>(`[data-card="${id}"] [data-opens]`);
		card?.focus({ preventScroll: true });
	};
	useEffect(() => {
		if (nextId === null || isPending || !places.has(nextId)) return;
		// After this rendering: a card that is out of view is rendered before it gets the focus.
		const timer = setTimeout(() => {
			setNextId(null);
			goTo(nextId);
		});
		return () => clearTimeout(timer);
	});
	const noteFocus = ({ target }: FocusEvent) => {
		const id = cardAt(target);
		if (id === null) return;
		setCurrent(id);
		if (target.matches(':focus-visible')) reveal(id);
	};
	return { current, setCurrent, setNextId, goTo, noteFocus };
}
