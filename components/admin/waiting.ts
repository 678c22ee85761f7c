import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { type UsedList, useList } from './list/use-list';
import { adminQueries } from './queries';

export type Waiting = Reply<'GET /api/admin/waiting'>;

const waitingQuery = apiQuery('GET /api/admin/waiting');

export function useWaiting(): UsedList<Waiting> {
	return useList(waitingQuery);
}

export function refreshWaiting(): Promise<void> {
	return adminQueries().invalidateQueries({ queryKey: waitingQuery.queryKey });
}
