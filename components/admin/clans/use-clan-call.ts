import { useRef, useState } from 'react';
import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { messageOf } from '@/components/family/reading';
import { callApi } from '@/lib/client/api';

/** Makes a call that changes a clan's names, one at a time, and says what came of it. */
export function useClanCall(failed: string) {
	const notices = useNotices();
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	/** Whether it has succeeded. */
	const send = async (path: string, options: Parameters<typeof callApi>[1]): Promise<boolean> => {
		if (isSending.current) return false;
		isSending.current = true;
		setBusy(true);
		const reply = await callApi(path, options);
		isSending.current = false;
		setBusy(false);
		if (reply.ok) {
			notices.success(messageOf(reply.data) ?? '');
			return true;
		}
		notices.failure(reply.message || failed);
		leaveWhenLoggedOut(reply);
		return false;
	};
	return { isBusy, send };
}
