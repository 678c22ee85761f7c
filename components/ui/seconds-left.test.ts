import { expect, it } from 'vitest';
import { secondsLeft } from './seconds-left';

it('counts the seconds down to none', () => {
	expect([0, 1, 9001, 9999, 10_000, 99_000].map((now) => secondsLeft(10_000, now))).toEqual([
		10, 10, 1, 1, 0, 0,
	]);
});
