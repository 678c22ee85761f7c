import { createStore } from '@/lib/client/store';

/** What has come of something an administrator did. */
export interface Notice {
	tone: 'success' | 'error';
	text: string;
}

const successMs = 3000;

/** The result of the last operation, shown by the page's `Notices`; null for nothing. */
export const notice = createStore<Notice | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a success for three seconds, which may have begun `since` in a dialog: milliseconds since 1970. */
export function showSuccess(text: string, since = Date.now()): void {
	const leftMs = since + successMs - Date.now();
	if (leftMs <= 0) return;
	set({ tone: 'success', text });
	timer = setTimeout(clearNotice, leftMs);
}

export function showFailure(text: string): void {
	set({ tone: 'error', text });
}

export function clearNotice(): void {
	set(null);
}

function set(next: Notice | null): void {
	clearTimeout(timer);
	notice.set(next);
}
