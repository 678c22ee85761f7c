'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Banner } from '@/components/ui/banner';
import { useAdmin } from './admin-context';
import { clearNotice, getNotice, showFailure, showSuccess, subscribeToNotice } from './notice';

const notices = { success: showSuccess, failure: showFailure, clear: clearNotice };

/** What has come of something, told at the page's `Notices`: the last thing only. */
export function useNotices(): {
	success: (text: string) => void;
	failure: (text: string) => void;
	clear: () => void;
} {
	return notices;
}

/** Where a page tells what has come of something: a success in green for three seconds, a failure until it is closed. */
export function Notices() {
	const { texts } = useAdmin();
	const notice = useSyncExternalStore(subscribeToNotice, getNotice, () => null);
	useEffect(() => clearNotice, []);
	if (!notice) return null;
	if (notice.tone === 'success') return <Banner tone="success">{notice.text}</Banner>;
	return (
		<Banner tone="error" dismiss={{ label: texts.dismiss, onDismiss: clearNotice }}>
			{notice.text}
		</Banner>
	);
}
