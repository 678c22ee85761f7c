import { createStore } from '@/lib/client/store';

export interface Toast {
	id: number;
	tone: 'error' | 'success' | 'info';
	text: string;
}

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows `text` at the top of the open page, for 5 seconds or until it is closed. */
export function showToast(text: string, tone: Toast['tone']): void {
	lastId += 1;
	toasts.set([...toasts.get().filter((toast) => toast.text !== text), { id: lastId, text, tone }]);
}

export function closeToast(id: number): void {
	toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
