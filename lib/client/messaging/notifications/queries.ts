import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { notificationsKey } from '@/lib/client/notifications';
import { pageQueries } from '@/lib/client/page-queries';
import { findNewest, withKnownKinds } from './replies';

type Notifications = Reply<'GET /api/users/notifications'>;

const getKey = (memberId: string) => [notificationsKey, memberId];

/** The notifications of the member who is logged in. Pages that are opened within a minute do not ask again. */
export function notificationsQuery(memberId: string) {
	return {
		...apiQuery('GET /api/users/notifications'),
		queryKey: getKey(memberId),
		select: withKnownKinds,
		staleTime: 60_000,
	};
}

/** Marks as read what is shown. It stays marked as new until it is loaded again: its reader is still reading it. */
export async function markNotificationsRead(memberId: string, shown: Notifications): Promise<void> {
	const readUntil = findNewest(shown.notifications);
	if (shown.unread === 0 || readUntil === null) return;
	const answer = await callApi('PUT /api/users/notifications', { body: { readUntil } });
	if (answer.ok)
		pageQueries.setQueryData<Notifications>(getKey(memberId), (known) => known && { ...known, unread: 0 });
}
