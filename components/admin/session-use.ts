import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { callApi } from '@/lib/client/api';
import { readToken } from '@/lib/client/session';

/** Far below the half hour after which the session of an administrator ends when no call has used it. */
const reportEveryMs = 5 * 60 * 1000;

/**
 * Uses the session while there is input, which makes no calls by itself: who types for long in one form is not idle.
 * Ends by calling the answer.
 */
export function reportUse(): () => void {
	// Opening the page has just used it.
	let reportedAt = Date.now();
	const onInput = () => {
		if (Date.now() - reportedAt < reportEveryMs || readToken() === null) return;
		reportedAt = Date.now();
		void callApi('GET /api/users/profile').then((answer) => {
			if (!answer.ok) leaveWhenLoggedOut(answer);
		});
	};
	const types = ['keydown', 'pointerdown', 'input'] as const;
	for (const type of types) window.addEventListener(type, onInput, { capture: true, passive: true });
	return () => {
		for (const type of types) window.removeEventListener(type, onInput, { capture: true });
	};
}
