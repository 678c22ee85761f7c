import type { Steps } from '@/lib/core/slices';

/** Does work to its end without a pause. */
export function runAtOnce<T>(work: Steps<T>): T {
	let step = work.next();
	while (!step.done) step = work.next();
	return step.value;
}
