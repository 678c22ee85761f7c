import { QueryClient } from '@tanstack/react-query';

/** Queries on public pages. They load for members alone, and for who searches: most visitors do without the library. */
export const pageQueries = new QueryClient({
	defaultOptions: { queries: { retry: false, networkMode: 'always' } },
});
