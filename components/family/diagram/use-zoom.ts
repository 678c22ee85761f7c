import { select } from 'd3-selection';
import {
	type D3ZoomEvent,
	type ZoomBehavior,
	type ZoomTransform,
	zoom,
	zoomIdentity,
	zoomTransform,
} from 'd3-zoom';
import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
	type Area,
	areaInView,
	areaSeen,
	isSameArea,
	margin,
	maxFittedZoom,
	middleOfView,
	minReadable,
	minScale,
} from '@/lib/client/family/diagram/diagram-window';

const scaleExtent: [number, number] = [minScale, 2];
/** So large the small buttons of a card are to be as they are seen, and so large they may be on the card for it. */
const seenTarget = 24.5;
const [minTarget, maxTarget] = [28, 48];
/** On smaller cards two buttons of that size leave no room for the picture. */
const minForIcons = 0.7;
/** For each pixel that a wheel turns, in doublings; pinching on a touchpad comes as a wheel with Ctrl, in small turns. */
const zoomPerPixel = 0.002;
const pinchBelow = 50;
const flight = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** A wheel or a finger alone scrolls the page, until the canvas has been pressed or walked into. */
function isEntered(canvas: HTMLElement): boolean {
	return canvas.contains(document.activeElement);
}

function isForPicture(event: Event, isOpen: boolean): boolean {
	if (isOpen) return true;
	if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
	return !(window.TouchEvent && event instanceof TouchEvent) || event.touches.length > 1;
}

/** Whether a gesture moves the picture, rather than the page. */
export function movesPicture(event: Event, canvas: HTMLElement, isFull: boolean): boolean {
	return isForPicture(event, isFull || isEntered(canvas));
}

/**
 * Wheel, pinch and drag on `canvas` move and scale `layer`, past React; and the same for buttons and keys. The answered
 * area, in coordinates of the layout, holds what is in view and what may soon come, and changes by the card; what is in
 * view alone is answered when a gesture has ended, and so is whether cards are large enough to carry icons.
 */
export function useZoom(
	canvas: RefObject<HTMLElement | null>,
	layer: RefObject<HTMLElement | null>,
	isFull: boolean,
) {
	const [area, setArea] = useState<Area | null>(null);
	const [inView, setInView] = useState<Area | null>(null);
	const [areCardsLarge, setCardsLarge] = useState(false);
	const isFullNow = useRef(isFull);
	useLayoutEffect(() => {
		isFullNow.current = isFull;
	}, [isFull]);
	const behavior = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
	/** Takes note of the size that the canvas has now. */
	const measureNow = useRef<() => void>(null);
	useLayoutEffect(() => {
		const [frame, moved] = [canvas.current, layer.current];
		if (!frame || !moved) return;
		let size = { width: 0, height: 0 };
		let seen: Area | null = null;
		const look = (by: (update: () => void) => void) => {
			const next = areaSeen(zoomTransform(frame), size);
			if (size.width === 0 || (seen && isSameArea(seen, next))) return;
			seen = next;
			by(() => setArea(next));
		};
		let sharpAt = 0;
		// The layer is moved and scaled as a picture, which is drawn again when the scale has changed.
		const sharpen = (k: number) => {
			sharpAt = k;
			moved.style.willChange = '';
			requestAnimationFrame(() =>
				requestAnimationFrame(() => {
					moved.style.willChange = 'transform';
				}),
			);
		};
		const zooming = zoom<HTMLElement, unknown>()
			.scaleExtent(scaleExtent)
			.filter((event: MouseEvent) => {
				if (!movesPicture(event, frame, isFullNow.current)) return false;
				// A touch has no button.
				return event instanceof WheelEvent || (!event.ctrlKey && !event.button);
			})
			.wheelDelta(({ deltaY, deltaMode, ctrlKey }: WheelEvent) => {
				const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 25 : deltaY;
				return -pixels * zoomPerPixel * (ctrlKey && Math.abs(pixels) < pinchBelow ? 10 : 1);
			})
			.on('end', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
				if (transform.k !== sharpAt) sharpen(transform.k);
				const target = Math.min(maxTarget, Math.max(minTarget, seenTarget / transform.k));
				moved.style.setProperty('--target', `${target}px`);
				startTransition(() => {
					setInView(areaInView(transform, size));
					setCardsLarge(transform.k >= minForIcons);
				});
			})
			.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
				const { x, y, k } = transform;
				moved.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
				look(sourceEvent ? startTransition : (update) => update());
			});
		behavior.current = zooming;
		const selection = select(frame).call(zooming);
		const measure = () => {
			if (frame.clientWidth === 0) return;
			const before = size;
			size = { width: frame.clientWidth, height: frame.clientHeight };
			const { k } = zoomTransform(frame);
			const [wider, higher] = [size.width - before.width, size.height - before.height];
			// What was in the middle stays there.
			if (before.width > 0) zooming.translateBy(selection, wider / 2 / k, higher / 2 / k);
			look((update) => update());
		};
		measureNow.current = measure;
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(frame);
		return () => {
			observer.disconnect();
			selection.on('.zoom', null);
		};
	}, [canvas, layer]);
	const zoomBy = useCallback(
		(factor: number) => {
			if (canvas.current) behavior.current?.scaleBy(select(canvas.current), factor);
		},
		[canvas],
	);
	/** Makes cards as large as one can read, where they are smaller. */
	const readable = useCallback(() => {
		const frame = canvas.current;
		if (frame && zoomTransform(frame).k < minReadable) behavior.current?.scaleTo(select(frame), minReadable);
	}, [canvas]);
	/** Flies to a spot of the layout; not for who wants no motion. */
	const flyTo = useCallback(
		(x: number, y: number) => {
			const [frame, moved] = [canvas.current, layer.current];
			if (!frame || !moved) return;
			const { transform } = moved.style;
			behavior.current?.translateTo(select(frame), x, y);
			if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
				moved.animate([{ transform, offset: 0 }], flight);
		},
		[canvas, layer],
	);
	/** Moves the picture by so much of the layout. */
	const shift = useCallback(
		(x: number, y: number) => {
			if (canvas.current) behavior.current?.translateBy(select(canvas.current), x, y);
		},
		[canvas],
	);
	/**
	 * Shows all of `box`, or as much of it around `focus` as the smallest scale for this width of the canvas allows.
	 *
	 * @returns whether all of it is shown
	 */
	const showBox = useCallback(
		(box: Area, focus: { x: number; y: number }, minFor: (width: number) => number) => {
			if (!canvas.current || !behavior.current) return true;
			// Else the picture would be moved once more for a size that has just changed.
			measureNow.current?.();
			const { clientWidth: width, clientHeight: height } = canvas.current;
			const whole = Math.min(
				(width - margin) / (box.right - box.left),
				(height - margin) / (box.bottom - box.top),
				maxFittedZoom,
			);
			const k = Math.max(whole, minFor(width));
			const x = middleOfView(box.left, box.right, focus.x, (width - margin) / k);
			const y = middleOfView(box.top, box.bottom, focus.y, (height - margin) / k);
			const fitted = zoomIdentity
				.translate(width / 2, height / 2)
				.scale(k)
				.translate(-x, -y);
			behavior.current.transform(select(canvas.current), fitted);
			return k === whole;
		},
		[canvas],
	);
	/** From coordinates of the layout to those of the canvas. */
	const currentView = useCallback(
		(): ZoomTransform => (canvas.current ? zoomTransform(canvas.current) : zoomIdentity),
		[canvas],
	);
	return { area, inView, areCardsLarge, zoomBy, readable, flyTo, shift, showBox, currentView };
}
