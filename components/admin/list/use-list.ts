import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiFailure } from '@/lib/client/api';

export type ListError = 'gone' | 'forbidden';

const refusedStatuses: Readonly<Record<number, ListError>> = { 403: 'forbidden', 404: 'gone' };

export interface UsedList<Answer> {
	status: 'loading' | 'loaded' | 'failed';
	/** Why asking again is in vain: it is not there, or no longer; or the reader may not see it. */
	listError: ListError | null;
	/** The last one, also while the next is loading; null before the first. */
	answer: Answer | null;
	/** Asks again for all that is shown, after something was done to the list. */
	reload: () => void;
}

type ListQuery<Reply, Answer> = Pick<
	UseQueryOptions<Reply, ApiFailure, Answer>,
	'queryKey' | 'queryFn' | 'select' | 'refetchOnWindowFocus'
>;

/**
 * What a query of the back office answers. The last question wins, and what it asked for before stays meanwhile. Asked
 * again, too, when something was done to many or undone.
 */
export function useList<Reply, Answer = Reply>(query: ListQuery<Reply, Answer>): UsedList<Answer> {
	const client = useQueryClient();
	const { data, error, isFetching, isPlaceholderData } = useQuery<Reply, ApiFailure, Answer>({
		...query,
		placeholderData: keepPreviousData,
	});
	const shown = useRef<Answer>(undefined);
	if (data !== undefined) shown.current = data;
	const isOutdated = client.getQueryState(query.queryKey)?.isInvalidated === true;
	const isAwaited = isFetching && (isOutdated || data === undefined || isPlaceholderData);
	const hasFailed = error !== null && error.status !== 401;
	return {
		status: isAwaited ? 'loading' : hasFailed ? 'failed' : 'loaded',
		listError: hasFailed && !isAwaited ? (refusedStatuses[error.status] ?? null) : null,
		answer: shown.current ?? null,
		// Other pages of the list, its counts, and records that were opened may have changed too.
		reload: () => void client.invalidateQueries(),
	};
}
