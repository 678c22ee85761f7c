import { dehydrate, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReceivedQueries } from '@/components/layout/received-queries';
import type { ApiArguments } from '@/lib/client/api';
import { apiQuery, type ReadRoute } from '@/lib/client/api-query';
import type { Language } from '@/lib/core/language';
import { readForPage } from '@/lib/platform/http/page-read';

/** Puts what a page brings along where its queries find it. */
export type Read = (client: QueryClient, language: Language) => Promise<void>;

/** A call whose answer a page brings along, with the handler that answers it. */
export function read<Route extends ReadRoute>(
	route: Route,
	handler: ApiRoutes[Route],
	...call: ApiArguments<Route>
): Read {
	return async (client, language) => {
		const path = route.slice('GET '.length);
		const answer = await readForPage(handler, { path, language, ...call[0] });
		if (answer !== null) client.setQueryData([...apiQuery(route, ...call).queryKey], answer);
	};
}

/** Hands what the calls answer to the queries of the page, which then ask for nothing when it is opened. */
export async function Prefetched({
	language,
	reads,
	children,
}: {
	language: Language;
	reads: readonly Read[];
	children: ReactNode;
}) {
	const client = new QueryClient();
	await Promise.all(reads.map((each) => each(client, language)));
	return <ReceivedQueries state={dehydrate(client)}>{children}</ReceivedQueries>;
}
