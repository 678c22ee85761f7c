import { db } from '@/lib/db/client';
import type { InboxMessageCreateInput } from '@/lib/db/generated/models';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a message is kept, and one that a program has sent. The privacy policy says so too. */
const keptDays = { message: 365, spam: 30 } as const;

type NewMessage = Pick<
	InboxMessageCreateInput,
	'kind' | 'name' | 'email' | 'subject' | 'feedbackType' | 'message' | 'language' | 'isSpam'
>;

/** Keeps what a visitor has written to the administrators. Answers its id. */
export async function keepMessage(message: NewMessage, now: Date): Promise<string> {
	const { id } = await db.inboxMessage.create({ data: { ...message, createdAt: now }, select: { id: true } });
	return id;
}

/** Removes messages whose time is over; answers how many. */
export async function clearInbox(now: Date): Promise<number> {
	const before = (days: number) => new Date(now.getTime() - days * dayMs);
	const { count } = await db.inboxMessage.deleteMany({
		where: {
			OR: [
				{ createdAt: { lte: before(keptDays.message) } },
				{ isSpam: true, createdAt: { lte: before(keptDays.spam) } },
			],
		},
	});
	return count;
}
