/** What has come of something an administrator did. */
export interface Notice {
	tone: 'success' | 'error';
	text: string;
}

const successMs = 3000;

let notice: Notice | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function getNotice(): Notice | null {
	return notice;
}

export function subscribeToNotice(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/** Tells of a success for three seconds. */
export function showSuccess(text: string): void {
	set({ tone: 'success', text });
	timer = setTimeout(clearNotice, successMs);
}

/** Tells of a failure until it is closed, or something else is told. */
export function showFailure(text: string): void {
	set({ tone: 'error', text });
}

export function clearNotice(): void {
	set(null);
}

function set(next: Notice | null): void {
	clearTimeout(timer);
	notice = next;
	for (const listener of listeners) listener();
}
