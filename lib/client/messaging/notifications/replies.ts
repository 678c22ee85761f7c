import type { Reply } from '@/lib/client/api';
import { withSeeker } from '@/lib/features/matching/rules/seeker-address';
import type { NotificationKind } from '@/lib/features/messaging/notifications/schema';

type NotificationsReply = Reply<'GET /api/users/notifications'>;

export type Notification = NotificationsReply['notifications'][number];

type Subject = Pick<Notification, '_id' | 'candidateId'>;

const toInterest = ({ _id, candidateId }: Subject) =>
	withSeeker(`/matrimonial/interests?open=${_id}`, candidateId);

/** Where each kind is dealt with, without the language. `_id` is of the request, interest, question, blog or picture. */
const placeOf: Record<NotificationKind, (subject: Subject) => string> = {
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
	'interest.received': toInterest,
	'interest.receivedBy': toInterest,
	'interest.awaited': toInterest,
	'interest.answered': toInterest,
	'interest.agreed': toInterest,
	'interest.settled': toInterest,
	'interest.over': toInterest,
	'guardian.asked': () => '/matrimonial/guardians',
	'guardian.agreed': ({ candidateId }) => withSeeker('/matrimonial', candidateId),
	'guardian.ended': () => '/matrimonial/guardians',
	'guardian.acted': () => '/matrimonial/guardians#guardian-acts',
	'guardian.received': toInterest,
	'guardian.answered': toInterest,
	'guardian.settled': toInterest,
	'guardian.notAccepted': toInterest,
	'guardian.over': toInterest,
	'interest.accepted': toInterest,
	'interest.notAccepted': toInterest,
	'report.nothingFound': () => '/matrimonial',
	'report.reminded': () => '/matrimonial',
	'report.moreNeeded': () => '/contact',
	'report.acted': () => '/matrimonial',
	'story.approved': ({ _id }) => `/blog/${_id}`,
	'story.rejected': ({ _id }) => `/blog/${_id}`,
	'story.removed': () => '/blogs',
	'picture.approved': ({ _id }) => `/gallery#picture-${_id}`,
	'picture.rejected': () => '/upload-photo',
	'picture.removed': () => '/upload-photo',
};

export function notificationPath({ kind, ...subject }: Subject & Pick<Notification, 'kind'>): string {
	return placeOf[kind](subject);
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
