import type { QueryClient } from '@tanstack/react-query';
import type { ApiFailure } from './api';
import { showToast } from './toast';

/**
 * Calls `leaveIfRefused` with each refusal of a query, and of a mutation that has `meta`; a toast says the mutation's
 * unless the page is being left. Returns what ends it.
 */
export function watchRefusals(
	client: QueryClient,
	leaveIfRefused: (failure: ApiFailure) => boolean,
): () => void {
	let isLeaving = false;
	const stopWatchingQueries = client.getQueryCache().subscribe(({ type, query }) => {
		const { error } = query.state;
		// Several calls are refused at once; the first of them leaves.
		if (type === 'updated' && error !== null && !isLeaving) isLeaving = leaveIfRefused(error);
	});
	const stopWatchingMutations = client.getMutationCache().subscribe((event) => {
		const { meta } = event.mutation ?? {};
		if (event.type !== 'updated' || event.action.type !== 'error' || !meta || isLeaving) return;
		const { error } = event.action;
		isLeaving = leaveIfRefused(error);
		if (!isLeaving) showToast(error.message || meta.failed, 'error');
	});
	return () => {
		stopWatchingQueries();
		stopWatchingMutations();
	};
}
