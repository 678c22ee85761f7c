import { numberOf, recordOf } from '@/components/family/reading';
import { callApi } from '@/lib/client/api';

/** How many of each wait for an administrator. */
export interface Waiting {
	blogs: number;
	pictures: number;
	messages: number;
	reports: number;
}

interface WaitingState {
	status: 'loading' | 'loaded' | 'failed';
	/** The last count, also while the next is under way or after it failed; null before the first. */
	counts: Waiting | null;
}

const initial: WaitingState = { status: 'loading', counts: null };

let state = initial;
let turn = 0;
const listeners = new Set<() => void>();

export function getWaiting(): WaitingState {
	return state;
}

/** In the server's HTML nothing has been counted. */
export function getWaitingOnServer(): WaitingState {
	return initial;
}

export function subscribeToWaiting(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/** Counts what waits anew. */
export async function refreshWaiting(): Promise<void> {
	turn += 1;
	const mine = turn;
	if (state.status === 'failed') set({ ...state, status: 'loading' });
	const answer = await callApi('/api/admin/waiting');
	if (turn !== mine) return;
	const counts = answer.ok ? readWaiting(answer.data) : null;
	set(counts ? { status: 'loaded', counts } : { ...state, status: 'failed' });
}

function set(next: WaitingState): void {
	state = next;
	for (const listener of listeners) listener();
}

function readWaiting(answer: unknown): Waiting | null {
	const row = recordOf(answer);
	const [blogs, pictures, messages, reports] = [
		numberOf(row.blogs),
		numberOf(row.pictures),
		numberOf(row.messages),
		numberOf(row.reports),
	];
	if (blogs === null || pictures === null || messages === null || reports === null) return null;
	return { blogs, pictures, messages, reports };
}
