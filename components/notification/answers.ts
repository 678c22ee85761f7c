import type { Reply } from '@/lib/client/api';
import type { NotificationKind } from '@/lib/features/notification/schema';

type NotificationsReply = Reply<'GET /api/users/notifications'>;

export type Notification = NotificationsReply['notifications'][number];

/** Where each kind is dealt with, without the language. `id` is of the request, interest, question, story or picture. */
const placeOf: Record<NotificationKind, (id: string) => string> = {
	'relation.asked': () => '/family-tree?open=requests',
	'ancestor.asked': () => '/family-tree/same',
	'ancestor.joined': () => '/family-tree/same',
	'ancestor.notJoined': () => '/family-tree/same',
	'question.answered': () => '/family-tree/questions',
	'question.unknown': () => '/family-tree/questions',
	'question.confirmed': () => '/family-tree/questions',
	'question.notConfirmed': () => '/family-tree/questions',
	'question.closed': () => '/family-tree/questions',
	'relation.accepted': () => '/family-tree',
	'relation.refused': () => '/family-tree',
	'interest.received': () => '/matrimonial/interests?list=received',
	'interest.receivedBy': () => '/matrimonial/interests?list=received',
	'interest.awaited': () => '/matrimonial/interests?list=received',
	'interest.answered': () => '/matrimonial/interests?list=sent',
	'interest.agreed': () => '/matrimonial/interests?list=agreed',
	'guardian.asked': () => '/matrimonial/guardians',
	'guardian.agreed': () => '/matrimonial/guardians',
	'guardian.ended': () => '/matrimonial/guardians',
	'guardian.acted': () => '/matrimonial/guardians',
	'guardian.received': () => '/matrimonial/guardians',
	'interest.accepted': () => '/matrimonial/interests?list=agreed',
	'interest.notAccepted': () => '/matrimonial/interests?list=sent',
	'report.nothingFound': () => '/matrimonial',
	'report.reminded': () => '/matrimonial',
	'report.moreNeeded': () => '/contact',
	'report.acted': () => '/matrimonial',
	'story.approved': (id) => `/blog/${id}`,
	'story.rejected': (id) => `/blog/${id}`,
	'story.removed': () => '/blogs',
	'picture.approved': () => '/gallery',
	'picture.rejected': () => '/upload-photo',
	'picture.removed': () => '/upload-photo',
};

export function notificationPath({ _id, kind }: Pick<Notification, '_id' | 'kind'>): string {
	return placeOf[kind](_id);
}

/** Without the kinds of a later version. */
export function withKnownKinds({ notifications, unread }: NotificationsReply): NotificationsReply {
	return { notifications: notifications.filter(({ kind }) => Object.hasOwn(placeOf, kind)), unread };
}

/** The moment up to which the shown ones are read: the newest of them. Null for an empty list. */
export function findNewest(notifications: readonly Notification[]): string | null {
	const moments = notifications.map(({ at }) => at).sort();
	return moments.at(-1) ?? null;
}
