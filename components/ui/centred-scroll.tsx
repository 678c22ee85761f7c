'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Something wider than a phone, which begins with its middle and scrolls to both sides. It may be hidden at first. */
export function CentredScroll({ label, children }: { label: string; children: ReactNode }) {
	const frame = useRef<HTMLElement>(null);
	useEffect(() => {
		const { current } = frame;
		if (!current) return;
		const observer = new ResizeObserver(() => {
			current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
		});
		observer.observe(current);
		return () => observer.disconnect();
	}, []);
	return (
		<section
			ref={frame}
			aria-label={label}
			className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0 print:mx-0 print:overflow-visible print:px-0"
		>
			{children}
		</section>
	);
}
