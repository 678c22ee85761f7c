'use client';

import { useEffect } from 'react';
import { callApi } from '@/lib/client/api';

const keyOf = (token: string) => `biodata-opened:${token}`;

/** Says once in a browser's session that a link has been opened, after its page is shown. */
export function OpeningNotice({ token }: { token: string }) {
	useEffect(() => {
		const count = () => {
			// A page that is loaded ahead of time, or to be previewed, has not been opened.
			if (document.visibilityState !== 'visible' || sessionStorage.getItem(keyOf(token)) !== null) return;
			sessionStorage.setItem(keyOf(token), '1');
			void callApi('POST /api/biodata/[token]/opened', { params: { token } });
		};
		count();
		document.addEventListener('visibilitychange', count);
		return () => document.removeEventListener('visibilitychange', count);
	}, [token]);
	return null;
}
