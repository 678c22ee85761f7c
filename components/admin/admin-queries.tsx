'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { leaveWhenLoggedOut } from './session-end';

/** The queries of the back office. A refusal that ends the session leads to the login. */
export function AdminQueries({ children }: { children: ReactNode }) {
	const [client] = useState(
		() => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
	);
	useEffect(
		() =>
			client.getQueryCache().subscribe(({ type, query }) => {
				if (type === 'updated' && query.state.error !== null) leaveWhenLoggedOut(query.state.error);
			}),
		[client],
	);
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
