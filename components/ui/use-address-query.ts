'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

type Show = (query: URLSearchParams, how: 'push' | 'replace') => void;

/** The query of the page's address, and how to write another one without asking the server for the page. */
export function useAddressQuery(): [URLSearchParams, Show] {
	const query = useSearchParams();
	const pathname = usePathname();
	const show = useCallback<Show>(
		(next, how) => {
			const address = next.size === 0 ? pathname : `${pathname}?${next}`;
			if (how === 'push') history.pushState(null, '', address);
			else history.replaceState(null, '', address);
		},
		[pathname],
	);
	return [query, show];
}
