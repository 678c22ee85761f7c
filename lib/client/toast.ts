import { createStore } from './store';

export interface Toast {
	id: number;
	tone: 'error' | 'success' | 'info';
	text: string;
}

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/**
 * Shows `text` at the top right of the open page, for 5 seconds or until it is closed. A success or an error replaces what is
 * shown: a result may be the opposite of the last one. An info is shown beside it.
 */
export function showToast(text: string, tone: Toast['tone']): void {
	lastId += 1;
	const others = tone === 'info' ? toasts.get().filter((toast) => toast.text !== text) : [];
	toasts.set([...others, { id: lastId, text, tone }]);
}

export function closeToast(id: number): void {
	toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
