import { useAdmin } from '@/components/admin/admin-context';
import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { counted } from '@/components/matrimonial/texts';
import { callApi } from '@/lib/client/api';
import type { InboxMessage } from './inbox-types';
import type { AdminMessagesTexts } from './texts';

interface Marks {
	isRead?: boolean;
	isAnswered?: boolean;
	isSpam?: boolean;
}

export function patchMessage(id: string, marks: Marks) {
	return callApi('PATCH /api/admin/messages/[id]', { params: { id }, body: marks });
}

export function removeMessage(id: string) {
	return callApi('DELETE /api/admin/messages/[id]', { params: { id } });
}

export interface MessageChanges {
	/** Answers the message as it is now, null where it could not be marked. */
	mark: (id: string, marks: Marks) => Promise<InboxMessage | null>;
	/** Deletes it for good. */
	remove: (id: string) => Promise<void>;
}

interface UsedBy {
	texts: AdminMessagesTexts;
	onChanged: () => void;
	/** Told which one is not there any more. */
	onGone: (id: string) => void;
}

/** Marks and deletes messages one by one, and tells what came of it. */
export function useMessageChanges({ texts, onChanged, onGone }: UsedBy): MessageChanges {
	const { language } = useAdmin();
	const notices = useNotices();
	const mark: MessageChanges['mark'] = async (id, marks) => {
		const answer = await patchMessage(id, marks);
		if (answer.ok) {
			onChanged();
			return answer.data.inboxMessage;
		}
		notices.failure(answer.message || texts.detail.failed);
		if (!leaveWhenLoggedOut(answer) && answer.status === 404) onChanged();
		return null;
	};
	const remove: MessageChanges['remove'] = async (id) => {
		const answer = await removeMessage(id);
		if (answer.ok) notices.success(counted(texts.bulk.deleted, 1, language));
		else notices.failure(answer.message || texts.delete.failed);
		if (!answer.ok && (leaveWhenLoggedOut(answer) || answer.status !== 404)) return;
		onGone(id);
		onChanged();
	};
	return { mark, remove };
}
