import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { type UsedList, useList } from './list/use-list';
import { adminQueries } from './queries';

/** How many of each wait for an administrator. */
export type Waiting = Reply<'GET /api/admin/waiting'>;

const waitingQuery = apiQuery('GET /api/admin/waiting');

/** What waits, as it was counted last. */
export function useWaiting(): UsedList<Waiting> {
	return useList(waitingQuery);
}

/** Counts what waits once more. */
export function refreshWaiting(): Promise<void> {
	return adminQueries().invalidateQueries({ queryKey: waitingQuery.queryKey });
}
