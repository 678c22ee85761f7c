'use client';

import { useLayoutEffect } from 'react';
import { bootScript } from '@/lib/platform/policy/boot-script.mjs';

/**
 * The browser has it among its scripts as well, so that the data of each page does not hold it again.
 *
 * A browser does not run a script that React adds to the document. It adds this one where the server's document is empty, as
 * for a page that called `notFound()`; there the script is added once more by hand, before the first paint.
 */
export function BootScript() {
	useLayoutEffect(() => {
		if (document.documentElement.dataset.booted !== undefined) return;
		const script = document.createElement('script');
		script.textContent = bootScript;
		document.head.append(script);
		script.remove();
	}, []);
	return <script>{bootScript}</script>;
}
