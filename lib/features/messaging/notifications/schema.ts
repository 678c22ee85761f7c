import * as z from 'zod';

/** What a notification is about. */
const notificationKinds = [
	'relation.asked',
	'interest.received',
	/** The same, sent by a guardian, whom `by` names. */
	'interest.receivedBy',
	/** A guardian has said yes to an interest: the member's own yes is awaited. */
	'interest.awaited',
	/** What a guardian has sent was accepted: the member's own yes is awaited. */
	'interest.answered',
	/** The other's own yes has come last. */
	'interest.agreed',
	/** Both agree, by the yes of a guardian of the member. */
	'interest.settled',
	/** The other has married. */
	'interest.over',
	/** A relative asks to look for a match for the member. */
	'guardian.asked',
	'guardian.agreed',
	'guardian.ended',
	/** A guardian has done something in the member's name; one for each guardian. */
	'guardian.acted',
	/** An interest for whom the member looks. */
	'guardian.received',
	/** About an interest between a candidate, whom `candidate` names, and the other. */
	'guardian.answered',
	'guardian.settled',
	'guardian.notAccepted',
	'guardian.over',
	/** Whether an ancestor is the same person as somebody of another member's tree; of each tree once. */
	'ancestor.asked',
	'ancestor.joined',
	/** Not joined, or not any more: nobody learns which. */
	'ancestor.notJoined',
	/** A relative has answered: the member takes it over or removes it. */
	'question.answered',
	'question.unknown',
	/** A second relative has said whether an answer is right. */
	'question.confirmed',
	'question.notConfirmed',
	/** A reader of a link chose a wrong relation: the link has ended. */
	'question.closed',
	'relation.accepted',
	'relation.refused',
	'interest.accepted',
	/** Declined, not answered for long, or ended: nobody learns which. */
	'interest.notAccepted',
	/** What has become of a report of the member's: nobody learns whom it was about. */
	'report.nothingFound',
	'report.reminded',
	'report.moreNeeded',
	'report.acted',
	'story.approved',
	'story.rejected',
	'story.removed',
	'picture.approved',
	'picture.rejected',
	'picture.removed',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export const notification = z.object({
	/** Of the request, interest, pair of cards, question, reply, blog or picture. */
	_id: z.string(),
	kind: z.enum(notificationKinds),
	/**
	 * The name of the other member or of the relative, in the script of the call's language, or the title of the blog or
	 * picture as it is; empty of a report.
	 */
	subject: z.string(),
	/** Of who acts for them. */
	by: z.string().nullable(),
	/** The candidate for whom the member reads it as guardian; null where it is about the member. */
	candidateId: z.string().nullable(),
	candidate: z.string().nullable(),
	at: z
		.date()
		.transform((at) => at.toISOString())
		.pipe(z.iso.datetime()),
	/** It waits for the member's own answer, read or not. */
	isWaiting: z.boolean(),
	isUnread: z.boolean(),
});

/** GET /api/users/notifications: those that wait for an answer first, then the newest. */
export const notificationsReply = z.object({
	notifications: z.array(notification),
	/** Unread ones in all, also beyond the list. */
	unread: z.number(),
});

/** PUT /api/users/notifications: everything up to this moment is read. */
export const readNotificationsBody = z.object({
	readUntil: z.iso.datetime().transform((text) => new Date(text)),
});

export const readNotificationsReply = z.object({ message: z.string() });
