'use client';

import { type RefObject, useEffect, useState } from 'react';
import { isZoomingWheel } from './use-zoom';

const shownMs = 2_000;

/** Says how the wheel zooms when somebody tries it and the page scrolls instead. */
export function ZoomHint({ canvas, text }: { canvas: RefObject<HTMLElement | null>; text: string }) {
	const [isShown, setShown] = useState(false);
	useEffect(() => {
		const frame = canvas.current;
		if (!frame) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const explain = (event: WheelEvent) => {
			clearTimeout(timer);
			const isScrolling = !isZoomingWheel(event, frame);
			setShown(isScrolling);
			if (isScrolling) timer = setTimeout(() => setShown(false), shownMs);
		};
		frame.addEventListener('wheel', explain, { passive: true });
		return () => {
			clearTimeout(timer);
			frame.removeEventListener('wheel', explain);
		};
	}, [canvas]);
	return (
		<p
			aria-hidden="true"
			className={`pointer-events-none absolute inset-x-4 top-1/2 mx-auto w-fit max-w-md rounded-control bg-maroon-950/85 px-4 py-2 text-center text-ivory text-sm transition-opacity duration-150 ${isShown ? 'opacity-100' : 'opacity-0'}`}
		>
			{text}
		</p>
	);
}
