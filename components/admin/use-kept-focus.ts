'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** For the heading: it takes the focus when what had it is gone from the list that has just come. */
export function useKeptFocus(status: string): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	const isFirst = useRef(true);
	useEffect(() => {
		if (status !== 'loaded') return;
		if (!isFirst.current && document.activeElement === document.body) heading.current?.focus();
		isFirst.current = false;
	}, [status]);
	return heading;
}
