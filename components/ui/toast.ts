export interface Toast {
	id: number;
	tone: 'error' | 'success' | 'info';
	text: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows `text` at the top of the open page, for 5 seconds or until it is closed. */
export function showToast(text: string, tone: Toast['tone']): void {
	lastId += 1;
	set([...toasts.filter((toast) => toast.text !== text), { id: lastId, text, tone }]);
}

export function closeToast(id: number): void {
	set(toasts.filter((toast) => toast.id !== id));
}

export function getToasts(): readonly Toast[] {
	return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

function set(next: readonly Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}
