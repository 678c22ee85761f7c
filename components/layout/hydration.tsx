'use client';

import { useEffect } from 'react';

/** Tells the boot script, and tests by `data-hydrated`, that React answers clicks. The last element of a page. */
export function Hydration() {
	useEffect(() => {
		document.documentElement.dataset.hydrated = '';
		dispatchEvent(new Event('hydrated'));
	}, []);
	return null;
}
