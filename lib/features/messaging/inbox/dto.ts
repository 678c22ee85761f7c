import type { MessageRow } from './queries';
import type { InboxMessage, MessageState } from './schema';

export function serializeMessage(row: MessageRow): InboxMessage {
	const { id, kind, feedbackType, isSpam, readAt, createdAt, answeredAt, ...rest } = row;
	return {
		...rest,
		_id: id,
		kind: kind === 'contact' ? 'contact' : (feedbackType ?? 'feedback'),
		state: getState(row),
		createdAt: createdAt.toISOString(),
		answeredAt: answeredAt?.toISOString() ?? null,
	};
}

function getState({ isSpam, readAt, answeredAt }: MessageRow): MessageState {
	if (isSpam) return 'spam';
	if (answeredAt) return 'answered';
	return readAt ? 'read' : 'unread';
}
