/** The whole seconds that are left, counted as people count: 10 at first, never below 0. */
export function secondsLeft(until: number, now: number): number {
	return Math.max(0, Math.ceil((until - now) / 1000));
}
