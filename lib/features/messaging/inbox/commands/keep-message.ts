import { DomainError } from '@/lib/core/errors';
import { refuseRemoved } from '@/lib/features/member/commands/change-profile';
import { type MessageRow, messageSelect } from '@/lib/features/messaging/inbox/dto';
import type { MessageMarks } from '@/lib/features/messaging/inbox/schema';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { InboxMessageUncheckedCreateInput } from '@/lib/platform/db/generated/models';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a message is kept, and one that a program has sent. The privacy policy says so too. */
const retentionDays = { message: 365, spam: 30 } as const;

type NewMessage = Pick<
	InboxMessageUncheckedCreateInput,
	'kind' | 'name' | 'email' | 'subject' | 'feedbackType' | 'message' | 'language' | 'isSpam' | 'senderId'
>;

/**
 * Keeps what somebody has written to the administrators. Answers its id.
 *
 * @throws DomainError `auth.required` when the sender's account has just been removed
 */
export async function keepMessage(message: NewMessage, now: Date): Promise<string> {
	const data = { ...message, createdAt: now };
	const kept = await db.inboxMessage.create({ data, select: { id: true } }).catch(refuseRemoved);
	return kept.id;
}

/** Removes messages whose time is over; answers how many. */
export async function clearInbox(now: Date): Promise<number> {
	const before = (days: number) => new Date(now.getTime() - days * dayMs);
	const { count } = await db.inboxMessage.deleteMany({
		where: {
			OR: [
				{ createdAt: { lte: before(retentionDays.message) } },
				{ isSpam: true, createdAt: { lte: before(retentionDays.spam) } },
			],
		},
	});
	return count;
}

/**
 * Writes what an administrator has done with a message; what is answered has been read as well. That it was opened is no
 * matter for the audit log.
 *
 * @throws DomainError `notFound`
 */
export async function markMessage(
	id: string,
	{ isRead, isAnswered, isSpam }: MessageMarks,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<MessageRow> {
	return db.$transaction(async (tx) => {
		const before = await lockMessage(tx, id);
		const isOpened = isRead === true || isAnswered === true;
		const after = await tx.inboxMessage.update({
			where: { id },
			data: {
				...(isRead === false && { readAt: null, answeredAt: null }),
				...(isOpened && { readAt: before.readAt ?? now }),
				...(isAnswered !== undefined && { answeredAt: isAnswered ? (before.answeredAt ?? now) : null }),
				...(isSpam !== undefined && { isSpam }),
			},
			select: messageSelect,
		});
		const [from, to] = [getMarks(before), getMarks(after)];
		if (from.isAnswered !== to.isAnswered || from.isSpam !== to.isSpam) {
			const entry = { actorId, subjectType: 'message', subjectId: id } as const;
			await noteChange(tx, { ...entry, action: getAction(from, to), before: from, after: to });
		}
		return after;
	});
}

/**
 * Deletes a message permanently, for an administrator. The audit log keeps that there was one, and of what kind.
 *
 * @throws DomainError `notFound`
 */
export async function deleteMessage(id: string, actorId: string): Promise<void> {
	await db.$transaction(async (tx) => {
		const { kind } = await lockMessage(tx, id);
		await tx.inboxMessage.delete({ where: { id }, select: { id: true } });
		const entry = { actorId, action: 'message.delete', subjectType: 'message', subjectId: id } as const;
		await noteChange(tx, { ...entry, before: { kind } });
	});
}

async function lockMessage(tx: Prisma.TransactionClient, id: string): Promise<MessageRow> {
	await tx.$queryRaw`SELECT FROM "InboxMessage" WHERE "id" = ${id}::uuid FOR UPDATE`;
	const message = await tx.inboxMessage.findUnique({ where: { id }, select: messageSelect });
	if (!message) throw new DomainError('notFound');
	return message;
}

/** As the audit log has them: nothing of what was written. */
function getMarks({ answeredAt, isSpam }: MessageRow) {
	return { isAnswered: answeredAt !== null, isSpam };
}

type Marks = ReturnType<typeof getMarks>;

function getAction(from: Marks, to: Marks) {
	if (to.isSpam && !from.isSpam) return 'message.spam';
	return to.isAnswered && !from.isAnswered ? 'message.answer' : 'message.update';
}
