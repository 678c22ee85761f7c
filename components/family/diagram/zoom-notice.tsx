'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { movesPicture } from './use-zoom';

const shownMs = 2_000;

interface ZoomNoticeProps {
	canvas: RefObject<HTMLElement | null>;
	/** Whether every gesture moves the picture. */
	isEntered: boolean;
}

/** Says how the picture is moved when the reader tries it and the page scrolls instead: by the wheel or by touch. */
export function ZoomNotice({ canvas, isEntered }: ZoomNoticeProps) {
	const t = useTranslations('familyTree.diagram');
	const [hint, setHint] = useState<'zoomHint' | 'touchHint' | null>(null);
	const [isShown, setShown] = useState(false);
	useEffect(() => {
		const frame = canvas.current;
		if (!frame) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const explain = (event: Event) => {
			clearTimeout(timer);
			const isScrolling = !movesPicture(event, frame, isEntered);
			setShown(isScrolling);
			setHint(event.type === 'wheel' ? 'zoomHint' : 'touchHint');
			if (isScrolling) timer = setTimeout(() => setShown(false), shownMs);
		};
		frame.addEventListener('wheel', explain, { passive: true });
		frame.addEventListener('touchmove', explain, { passive: true });
		return () => {
			clearTimeout(timer);
			setShown(false);
			frame.removeEventListener('wheel', explain);
			frame.removeEventListener('touchmove', explain);
		};
	}, [canvas, isEntered]);
	return (
		<p
			aria-hidden="true"
			className={`pointer-events-none absolute inset-x-4 top-1/2 mx-auto w-fit max-w-md rounded-control bg-maroon-950/85 px-4 py-2 text-center text-ivory text-sm transition-opacity duration-150 ${isShown ? 'opacity-100' : 'opacity-0'}`}
		>
			{hint && t(hint)}
		</p>
	);
}
