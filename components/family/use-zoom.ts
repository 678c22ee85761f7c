'use client';

import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** From coordinates of the layout to those of the canvas. */
export interface View {
	x: number;
	y: number;
	k: number;
}

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

const scaleExtent: [number, number] = [0.4, 2];
const mostFitted = 0.9;
const margin = 40;

/** Wheel, pinch and drag on `canvas`; and the same for buttons and keys. */
export function useZoom(canvas: RefObject<HTMLElement | null>) {
	const [view, setView] = useState<View>({ x: 0, y: 0, k: 1 });
	const behavior = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
	useEffect(() => {
		if (!canvas.current) return;
		const zooming = zoom<HTMLElement, unknown>()
			.scaleExtent(scaleExtent)
			.on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) =>
				setView({ x: transform.x, y: transform.y, k: transform.k }),
			);
		behavior.current = zooming;
		const selection = select(canvas.current).call(zooming);
		return () => {
			selection.on('.zoom', null);
		};
	}, [canvas]);
	const zoomBy = useCallback(
		(factor: number) => {
			if (canvas.current) behavior.current?.scaleBy(select(canvas.current), factor);
		},
		[canvas],
	);
	const centre = useCallback(
		(x: number, y: number) => {
			if (canvas.current) behavior.current?.translateTo(select(canvas.current), x, y);
		},
		[canvas],
	);
	/** Shows all of `box`, or as much of it around `focus` as the smallest scale allows. */
	const showBox = useCallback(
		(box: Box, focus: { x: number; y: number }) => {
			if (!canvas.current || !behavior.current) return;
			const { clientWidth: width, clientHeight: height } = canvas.current;
			const whole = Math.min((width - margin) / box.width, (height - margin) / box.height, mostFitted);
			const k = Math.max(whole, scaleExtent[0]);
			const [x, y] = k === whole ? [box.x + box.width / 2, box.y + box.height / 2] : [focus.x, focus.y];
			const fitted = zoomIdentity
				.translate(width / 2, height / 2)
				.scale(k)
				.translate(-x, -y);
			behavior.current.transform(select(canvas.current), fitted);
		},
		[canvas],
	);
	return { view, zoomBy, centre, showBox };
}
