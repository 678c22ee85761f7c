import { pageQueries } from './page-queries';

/** The key of the notifications in the query cache, followed by the member's id. */
export const notificationsKey = 'notifications';

/** Loads the notifications again after the member has dealt with one. The list on screen stays until then. */
export async function refreshNotifications(): Promise<void> {
	await pageQueries.refetchQueries({ queryKey: [notificationsKey], type: 'active' });
}
