'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { readToken, subscribeToSession } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { useRefusedSession } from './use-refused-session';

/**
 * The queries of a member's pages. Their answers are kept from page to page until the session ends; a refusal that ends it
 * leads to the login.
 */
export function MemberQueries({ language, children }: { language: Language; children: ReactNode }) {
	const [client] = useState(createClient);
	const leaveIfRefused = useRefusedSession(language);
	useEffect(() => {
		let isLeaving = false;
		const stopWatchingCalls = client.getQueryCache().subscribe(({ type, query }) => {
			const { error } = query.state;
			// Several calls are refused at once; the first of them leaves.
			if (type === 'updated' && error !== null && !isLeaving) isLeaving = leaveIfRefused(error);
		});
		const stopWatchingSession = subscribeToSession(() => {
			if (readToken() === null) client.clear();
		});
		return () => {
			stopWatchingCalls();
			stopWatchingSession();
		};
	}, [client, leaveIfRefused]);
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What the page brings along is not asked for again before the reader comes back to it. */
function createClient(): QueryClient {
	return new QueryClient({
		defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnMount: false } },
	});
}
