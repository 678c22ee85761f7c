import { callApi, type Reply } from '@/lib/client/api';
import { newestOf, withKnownKinds } from './answers';

/** What the browser knows of a member's notifications. */
export type Known =
	| { status: 'loading' }
	| { status: 'failed' }
	| ({ status: 'loaded' } & Reply<'GET /api/users/notifications'>);

/** Pages that are opened one after another do not ask again within this time. */
const freshMs = 60_000;

const loading: Known = { status: 'loading' };

let known: Known = loading;
let knownOf: string | null = null;
let askedAt = 0;
const listeners = new Set<() => void>();

export function getNotifications(): Known {
	return known;
}

export function subscribeToNotifications(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/** Loads the notifications of the member who is logged in, unless they are known from a moment ago. */
export async function loadNotifications(memberId: string): Promise<void> {
	if (memberId === knownOf && Date.now() - askedAt < freshMs) return;
	if (memberId !== knownOf) settle(loading);
	knownOf = memberId;
	await refreshNotifications();
}

/** Asks again, after something that waited has been dealt with. What is shown stays until there is an answer. */
export async function refreshNotifications(): Promise<void> {
	const memberId = knownOf;
	if (memberId === null) return;
	askedAt = Date.now();
	const answer = await callApi('GET /api/users/notifications');
	if (memberId !== knownOf) return;
	if (answer.ok) settle({ status: 'loaded', ...withKnownKinds(answer.data) });
	else if (known.status !== 'loaded') settle({ status: 'failed' });
}

/** Marks as read what is shown. It stays marked as new until it is loaded again: its reader is still reading it. */
export async function markNotificationsRead(): Promise<void> {
	if (known.status !== 'loaded' || known.unread === 0) return;
	const readUntil = newestOf(known.notifications);
	if (readUntil === null) return;
	const answer = await callApi('PUT /api/users/notifications', { body: { readUntil } });
	if (answer.ok && known.status === 'loaded') settle({ ...known, unread: 0 });
}

function settle(next: Known): void {
	known = next;
	for (const listener of listeners) listener();
}
