import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Mail } from '@/lib/platform/mail/mail';

interface QueuedMail {
	/** What the mail is about, as decisions name it. */
	action: string;
	/** Who gets it. */
	memberId: string;
	mail: Mail;
	now: Date;
}

/** Has a mail about no decision sent with those about decisions, at once and tried again where it fails. */
export async function queueMail(
	tx: Prisma.TransactionClient,
	{ action, memberId, mail, now }: QueuedMail,
): Promise<void> {
	await tx.decision.create({
		data: {
			// Nothing else is ever decided on this subject, so that the mail waits for no other.
			...{ action, subjectId: randomUUID(), ownerId: memberId, actorId: memberId },
			...{ decidedAt: now, undoUntil: now, mail: { ...mail } },
		},
		select: { id: true },
	});
}
