import type { Prisma } from '@/lib/platform/db/generated/client';
import type { InboxMessageSelect } from '@/lib/platform/db/generated/models';
import type { InboxMessage, MessageState } from './schema';

/** The columns that administrators read. */
export const messageSelect = {
	id: true,
	kind: true,
	feedbackType: true,
	name: true,
	email: true,
	subject: true,
	message: true,
	language: true,
	isSpam: true,
	createdAt: true,
	readAt: true,
	answeredAt: true,
} as const satisfies InboxMessageSelect;

export type MessageRow = Prisma.InboxMessageGetPayload<{ select: typeof messageSelect }>;

export function toMessageDto(message: MessageRow): InboxMessage {
	const { id, kind, feedbackType, isSpam, readAt, createdAt, answeredAt, ...rest } = message;
	return {
		...rest,
		_id: id,
		kind: kind === 'contact' ? 'contact' : (feedbackType ?? 'feedback'),
		state: getState(message),
		createdAt: createdAt.toISOString(),
		answeredAt: answeredAt?.toISOString() ?? null,
	};
}

function getState({ isSpam, readAt, answeredAt }: MessageRow): MessageState {
	if (isSpam) return 'spam';
	if (answeredAt) return 'answered';
	return readAt ? 'read' : 'unread';
}
