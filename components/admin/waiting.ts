import { callApi } from '@/lib/client/api';

/** How many of each wait for an administrator. */
export interface Waiting {
	blogs: number;
	pictures: number;
	messages: number;
	reports: number;
}

let waiting: Waiting | null = null;
let turn = 0;
const listeners = new Set<() => void>();

/** Null until they have been counted. */
export function getWaiting(): Waiting | null {
	return waiting;
}

export function subscribeToWaiting(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/** Counts what waits anew. The last count stays where that fails: whatever the page itself asks for will say so. */
export async function refreshWaiting(): Promise<void> {
	turn += 1;
	const mine = turn;
	const answer = await callApi('/api/admin/waiting');
	const counts = answer.ok ? readWaiting(answer.data) : null;
	if (turn !== mine || !counts) return;
	waiting = counts;
	for (const listener of listeners) listener();
}

/** What GET /api/admin/waiting answers; null for an answer of another shape. */
export function readWaiting(answer: unknown): Waiting | null {
	const none = { blogs: null, pictures: null, messages: null, reports: null };
	const { blogs, pictures, messages, reports }: Record<keyof Waiting, unknown> = {
		...none,
		...Object(answer),
	};
	if (typeof blogs !== 'number' || typeof pictures !== 'number') return null;
	if (typeof messages !== 'number' || typeof reports !== 'number') return null;
	return { blogs, pictures, messages, reports };
}
