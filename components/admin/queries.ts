import { QueryClient } from '@tanstack/react-query';

/** What the page brings along is not asked for again when it is opened. */
const freshMs = 10_000;

function createClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				retry: false,
				networkMode: 'always',
				refetchOnMount: (query) => query.isStaleByTime(freshMs),
			},
		},
	});
}

let client: QueryClient | undefined;

/** The queries of the back office: on the server those of one page, in the browser of all pages. */
export function adminQueries(): QueryClient {
	if (typeof window === 'undefined') return createClient();
	client ??= createClient();
	return client;
}
