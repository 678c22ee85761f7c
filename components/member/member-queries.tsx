'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { subscribeToChanges } from '@/lib/client/api';
import { readToken, subscribeToSession } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { useFollowedLogin } from './use-followed-login';
import { useRefusedSession } from './use-refused-session';

/**
 * The queries of a member's pages. Their answers are kept from page to page until the session ends, and asked for again
 * where they are shown next after a change. A refusal that ends the session leads to the login, and so does another tab
 * that logs out.
 */
export function MemberQueries({ language, children }: { language: Language; children: ReactNode }) {
	const [client] = useState(createClient);
	const leaveIfRefused = useRefusedSession(language);
	useFollowedLogin(language);
	useEffect(() => {
		let isLeaving = false;
		const stopWatchingCalls = client.getQueryCache().subscribe(({ type, query }) => {
			const { error } = query.state;
			// Several calls are refused at once; the first of them leaves.
			if (type === 'updated' && error !== null && !isLeaving) isLeaving = leaveIfRefused(error);
		});
		const stopWatchingSession = subscribeToSession(() => {
			// What the page still shows goes with the page: a refusal that is not shown yet would be lost, and asked for again.
			if (readToken() === null) client.removeQueries({ type: 'inactive' });
		});
		const stopWatchingChanges = subscribeToChanges(() => {
			void client.invalidateQueries({ refetchType: 'none' });
		});
		return () => {
			stopWatchingCalls();
			stopWatchingSession();
			stopWatchingChanges();
		};
	}, [client, leaveIfRefused]);
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What the page brings along is not asked for again before something changes or the reader comes back to it. */
function createClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				retry: false,
				networkMode: 'always',
				refetchOnMount: ({ state }) => state.isInvalidated,
			},
			mutations: { networkMode: 'always' },
		},
	});
}
