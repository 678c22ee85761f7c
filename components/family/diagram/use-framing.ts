import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
	around,
	cardArea,
	fittedTransform,
	getMiddle,
	minFitted,
	minScale,
} from '@/lib/client/family/diagram/diagram-window';
import type { LaidOut } from '@/lib/rules/layout/packed-picture';
import { useMotion } from './use-motion';
import type { useZoom } from './use-zoom';

/** The note that not all of the picture fits is shown for this long. */
const noteMs = 6_000;

interface Framed extends Pick<LaidOut, 'places' | 'lines'> {
	/** The person in the middle, and the card that had the focus last: one of them stays where it is seen. */
	middle: string;
	current: string | undefined;
	isPending: boolean;
	isFull: boolean;
	isWhole: boolean;
}

type Zoom = Pick<ReturnType<typeof useZoom>, 'area' | 'showBox' | 'shift' | 'currentView'>;

/** Decides the part of the picture that is in view: all of it at first and after a new layout, else the part seen before a change. */
export function useFraming(
	layer: RefObject<HTMLElement | null>,
	{ places, lines, middle, current, isPending, isFull, isWhole }: Framed,
	{ area, showBox, shift, currentView }: Zoom,
	/** Whether all of the next picture is to be shown again, and not from where one is. */
	isNew: RefObject<boolean>,
) {
	const box = useMemo(() => around([...places.values()].map(cardArea)), [places]);
	const showAll = useCallback(
		(minFor: (width: number) => number) => {
			const place = places.get(middle);
			return place ? showBox(box, getMiddle(cardArea(place)), minFor) : true;
		},
		[box, places, middle, showBox],
	);
	const [isTooLarge, setTooLarge] = useState(false);
	useEffect(() => {
		if (!isTooLarge) return;
		const timer = setTimeout(() => setTooLarge(false), noteMs);
		return () => clearTimeout(timer);
	}, [isTooLarge]);
	/** As one reads it at first. */
	const showFirst = useCallback(() => {
		const isAll = showAll(minFitted);
		if (isWhole) setTooLarge(!isAll);
	}, [showAll, isWhole]);
	const wasFull = useRef(isFull);
	useLayoutEffect(() => {
		if (wasFull.current === isFull) return;
		wasFull.current = isFull;
		showFirst();
	}, [isFull, showFirst]);
	// Until a script moves the layer.
	const [firstStyle] = useState(() => {
		const place = places.get(middle);
		return place && { transform: fittedTransform(box, getMiddle(cardArea(place))) };
	});
	useMotion(layer, { places, lines }, currentView, (before) => {
		const anchor = [current ?? middle, middle].find((id) => before.has(id) && places.has(id)) ?? '';
		const [old, now] = [before.get(anchor), places.get(anchor)];
		if (isNew.current || !old || !now) showFirst();
		else shift(old.x - now.x, old.y - now.y);
		isNew.current = places.size === 0 || area === null;
	});
	const isSized = area !== null;
	useLayoutEffect(() => {
		if (!isSized || isPending || !isNew.current || places.size === 0) return;
		isNew.current = false;
		showFirst();
	}, [isSized, isPending, places, showFirst, isNew]);
	return { box, firstStyle, isTooLarge, fitAll: () => setTooLarge(!showAll(() => minScale)) };
}
