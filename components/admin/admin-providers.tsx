'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, useEffect, useState } from 'react';
import { followSession, leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { subscribeToSession, watchSession } from '@/lib/client/session';
import { restoreTheme } from '@/lib/client/theme';
import { sortParameters } from './list/list-state';
import { adminQueries } from './queries';
import { reportUse } from './session-use';
import { WideScreen } from './wide-screen';

interface AdminProvidersProps {
	/** Whether the browser says that it is not a phone. */
	isWide: boolean;
	children: ReactNode;
}

/**
 * The queries and addresses of the back office, and what the browser remembers: the theme and the session. A refusal that
 * ends the session leads to the login.
 */
export function AdminProviders({ isWide, children }: AdminProvidersProps) {
	const [client] = useState(adminQueries);
	useEffect(
		() =>
			client.getQueryCache().subscribe(({ type, query }) => {
				if (type === 'updated' && query.state.error !== null) leaveWhenLoggedOut(query.state.error);
			}),
		[client],
	);
	useEffect(() => {
		restoreTheme();
		void followSession();
		const ends = [subscribeToSession(() => void followSession()), watchSession(), reportUse()];
		return () => {
			for (const end of ends) end();
		};
	}, []);
	return (
		<NuqsAdapter processUrlSearchParams={sortParameters}>
			<QueryClientProvider client={client}>
				<WideScreen value={isWide}>{children}</WideScreen>
			</QueryClientProvider>
		</NuqsAdapter>
	);
}
