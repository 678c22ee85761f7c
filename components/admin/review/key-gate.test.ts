import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admitsLetter, closedUntil, ignoreLetter, quietMs, watchPending } from './key-gate';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.runAllTimers();
	vi.useRealTimers();
});

it('lets letters count as long as nothing is pending', () => {
	expect([admitsLetter(), admitsLetter()]).toEqual([true, true]);
	expect(closedUntil.get()).toBe(0);
});

it('lets no letter count while something is pending, nor those that follow it without a pause', () => {
	let isPending = true;
	const end = watchPending(() => isPending);
	expect(admitsLetter()).toBe(false);
	isPending = false;
	for (let letter = 0; letter < 5; letter += 1) {
		vi.advanceTimersByTime(quietMs - 1);
		expect([letter, admitsLetter()]).toEqual([letter, false]);
	}
	vi.advanceTimersByTime(quietMs);
	expect([closedUntil.get(), admitsLetter()]).toEqual([0, true]);
	end();
});

it('takes letters that mean nothing for a text that is being typed', () => {
	ignoreLetter();
	vi.advanceTimersByTime(quietMs / 2);
	expect(admitsLetter()).toBe(false);
	vi.advanceTimersByTime(quietMs);
	expect(admitsLetter()).toBe(true);
});

it('forgets what was pending once the queue is left', () => {
	watchPending(() => true)();
	expect(admitsLetter()).toBe(true);
});
