import { numberOf, recordOf } from '@/components/family/reading';
import { callApi } from '@/lib/client/api';
import { createStore } from './store';

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
	const counts = answer.ok ? readWaiting(answer.data) : null;
	waiting.set(counts ? { status: 'loaded', counts } : { ...waiting.get(), status: 'failed' });
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
