'use client';

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/** When the browser received what a page brought along, in milliseconds. A page that is shown again has the same object. */
const receivedAt = new WeakMap<DehydratedState, number>();

/**
 * Hands what a page brings along to its queries, dated by the clock of the browser: by the server's clock it would count as
 * older than what a browser with a fast clock has asked for itself.
 */
export function ReceivedQueries({ state, children }: { state: DehydratedState; children: ReactNode }) {
	const dated = useMemo(() => {
		const dataUpdatedAt = receivedAt.get(state) ?? Date.now();
		receivedAt.set(state, dataUpdatedAt);
		const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
		return { ...state, queries };
	}, [state]);
	return <HydrationBoundary state={dated}>{children}</HydrationBoundary>;
}
