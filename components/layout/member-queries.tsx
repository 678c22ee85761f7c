'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { RefusalHandler } from '@/components/form/refusal-handler';
import { useLeaveForLogin } from '@/components/form/use-refused-session';
import { subscribeToChanges } from '@/lib/client/api';
import { readToken, subscribeToSession } from '@/lib/client/session';
import { watchRefusals } from '@/lib/client/watch-refusals';
import { useFollowedLogin } from './use-followed-login';

/**
 * The queries of a member's pages. Their answers are kept from page to page until the session ends, and asked for again
 * where they are shown next after a change. A refusal that ends the session leads to the login, and so does another tab
 * that logs out.
 */
export function MemberQueries({ children }: { children: ReactNode }) {
	const language = useLocale();
	const [client] = useState(createClient);
	const leaveIfRefused = useLeaveForLogin(language);
	useFollowedLogin(language);
	useEffect(() => {
		const stopWatchingRefusals = watchRefusals(client, leaveIfRefused);
		const stopWatchingSession = subscribeToSession(() => {
			// What the page still shows goes with the page: a refusal that is not shown yet would be lost, and asked for again.
			if (readToken() === null) client.removeQueries({ type: 'inactive' });
		});
		const stopWatchingChanges = subscribeToChanges(() => {
			void client.invalidateQueries({ refetchType: 'none' });
		});
		return () => {
			stopWatchingRefusals();
			stopWatchingSession();
			stopWatchingChanges();
		};
	}, [client, leaveIfRefused]);
	return (
		<RefusalHandler value={leaveIfRefused}>
			<QueryClientProvider client={client}>{children}</QueryClientProvider>
		</RefusalHandler>
	);
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
