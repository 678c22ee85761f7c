import type { NotificationKind } from '@/lib/features/notification/schema';

export interface Notification {
	id: string;
	kind: NotificationKind;
	/** The name of the other member, or the title of the story or picture. */
	subject: string;
	at: string;
	isWaiting: boolean;
	isUnread: boolean;
}

export interface Notifications {
	notifications: readonly Notification[];
	/** Unread ones in all, also beyond the list. */
	unread: number;
}

/** Where each kind is dealt with, without the language. `id` is of the request, interest, story or picture. */
const placeOf: Record<NotificationKind, (id: string) => string> = {
	'relation.asked': () => '/family-tree?open=requests',
	'relation.accepted': () => '/family-tree',
	'relation.refused': () => '/family-tree',
	'interest.received': () => '/matrimonial/interests?list=received',
	'interest.accepted': () => '/matrimonial/interests?list=agreed',
	'interest.notAccepted': () => '/matrimonial/interests?list=sent',
	'story.approved': (id) => `/blog/${id}`,
	'story.rejected': (id) => `/blog/${id}`,
	'story.removed': () => '/blogs',
	'picture.approved': () => '/gallery',
	'picture.rejected': () => '/upload-photo',
	'picture.removed': () => '/upload-photo',
};

export function notificationPath({ id, kind }: Pick<Notification, 'id' | 'kind'>): string {
	return placeOf[kind](id);
}

/** Reads the answer of GET /api/users/notifications; null when it is none. Kinds of a later version are left out. */
export function readNotifications(answer: unknown): Notifications | null {
	const { notifications, unread } = recordOf(answer);
	if (!Array.isArray(notifications) || typeof unread !== 'number') return null;
	return { notifications: notifications.flatMap((row) => notificationOf(recordOf(row)) ?? []), unread };
}

function notificationOf({
	_id,
	kind,
	subject,
	at,
	isWaiting,
	isUnread,
}: Record<string, unknown>): Notification | null {
	if (typeof _id !== 'string' || typeof subject !== 'string' || typeof at !== 'string') return null;
	if (!isKind(kind)) return null;
	return { id: _id, kind, subject, at, isWaiting: isWaiting === true, isUnread: isUnread === true };
}

function isKind(kind: unknown): kind is NotificationKind {
	return typeof kind === 'string' && Object.hasOwn(placeOf, kind);
}

function recordOf(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The moment up to which the shown ones are read: the newest of them. Null for an empty list. */
export function newestOf(notifications: readonly Notification[]): string | null {
	const moments = notifications.map(({ at }) => at).sort();
	return moments.at(-1) ?? null;
}
