import { callApi, type Reply } from '@/lib/client/api';
import { createStore } from './store';

/** How many of each wait for an administrator. */
export type Waiting = Reply<'GET /api/admin/waiting'>;

interface WaitingState {
	status: 'loading' | 'loaded' | 'failed';
	/** The last count, also while the next is under way or after it failed; null before the first. */
	counts: Waiting | null;
}

/** What waits, as it was counted last. */
export const waiting = createStore<WaitingState>({ status: 'loading', counts: null });

let turn = 0;
let next: Promise<void> | null = null;

/** Counts what waits anew: once, however many parts of a page ask for it at the same time. */
export function refreshWaiting(): Promise<void> {
	next ??= Promise.resolve().then(() => {
		next = null;
		return count();
	});
	return next;
}

async function count(): Promise<void> {
	turn += 1;
	const mine = turn;
	if (waiting.get().status === 'failed') waiting.set({ ...waiting.get(), status: 'loading' });
	const answer = await callApi('GET /api/admin/waiting');
	if (turn !== mine) return;
	waiting.set(answer.ok ? { status: 'loaded', counts: answer.data } : { ...waiting.get(), status: 'failed' });
}
