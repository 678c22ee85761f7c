'use client';

import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/lib/client/api';
import { useChanges } from './changes';
import { lastPageBefore } from './list-url';
import { showLastPage } from './use-list-url';
import { refreshWaiting } from './waiting';

export type ListRefusal = 'gone' | 'forbidden';

const refusals: Readonly<Record<number, ListRefusal>> = { 403: 'forbidden', 404: 'gone' };

export interface UsedList<Answer> {
	status: 'loading' | 'loaded' | 'failed';
	/** Why asking again is in vain: it is not there, or no longer; or whoever asks may not see it. */
	refusal: ListRefusal | null;
	/** The last one, also while the next is loading; null before the first. */
	answer: Answer | null;
	/** Asks again, after something was done to the list; what waits is counted anew, too. */
	reload: () => void;
}

type ListQuery<Reply, Answer> = Pick<
	UseQueryOptions<Reply, ApiFailure, Answer>,
	'queryKey' | 'queryFn' | 'select' | 'refetchOnWindowFocus'
>;

/**
 * What a query of the back office answers. The last question wins, and what it asked for
 * before stays meanwhile. A page beyond the last leads to the last. Asked again, too, when something was done to many or
 * taken back.
 */
export function useList<Reply, Answer = Reply>(query: ListQuery<Reply, Answer>): UsedList<Answer> {
	const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<Reply, ApiFailure, Answer>({
		...query,
		placeholderData: keepPreviousData,
	});
	const [isReloading, setReloading] = useState(false);
	const shown = useRef<Answer>(undefined);
	if (data !== undefined) shown.current = data;
	const last = isPlaceholderData ? null : lastPageBefore(data);
	useEffect(() => {
		if (last !== null) showLastPage(last);
	}, [last]);
	const reload = useCallback(() => {
		setReloading(true);
		void refetch().finally(() => setReloading(false));
		void refreshWaiting();
	}, [refetch]);
	useChanges(reload);
	const isAwaited = isFetching && (isReloading || data === undefined || isPlaceholderData);
	const hasFailed = error !== null && error.status !== 401;
	return {
		status: isAwaited || last !== null ? 'loading' : hasFailed ? 'failed' : 'loaded',
		refusal: hasFailed && !isAwaited ? (refusals[error.status] ?? null) : null,
		answer: shown.current ?? null,
		reload,
	};
}
