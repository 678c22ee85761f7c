import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { type ApiResult, callApi } from '@/lib/client/api';
import { type InboxMessage, readMessage } from './answers';
import type { AdminMessagesTexts } from './texts';

interface Marks {
	isRead?: boolean;
	isAnswered?: boolean;
	isSpam?: boolean;
}

export function patchMessage(id: string, marks: Marks): Promise<ApiResult> {
	return callApi(`/api/admin/messages/${id}`, { method: 'PATCH', body: marks });
}

export function removeMessage(id: string): Promise<ApiResult> {
	return callApi(`/api/admin/messages/${id}`, { method: 'DELETE' });
}

export interface MessageChanges {
	/** Answers the message as it is now, null where it could not be marked. */
	mark: (id: string, marks: Marks) => Promise<InboxMessage | null>;
}

interface UsedBy {
	texts: AdminMessagesTexts;
	onChanged: () => void;
}

/** Marks messages one by one, and tells where that fails. */
export function useMessageChanges({ texts, onChanged }: UsedBy): MessageChanges {
	const notices = useNotices();
	const mark: MessageChanges['mark'] = async (id, marks) => {
		const answer = await patchMessage(id, marks);
		if (answer.ok) {
			onChanged();
			return readMessage(answer.data);
		}
		notices.failure(answer.message || texts.detail.failed);
		if (!leaveWhenLoggedOut(answer) && answer.status === 404) onChanged();
		return null;
	};
	return { mark };
}
