import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearNotice, notice, showFailure, showSuccess } from './notice';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	clearNotice();
	vi.useRealTimers();
});

it('tells of a success for three seconds', () => {
	showSuccess('done');
	vi.advanceTimersByTime(2999);
	expect(notice.get()).toEqual({ tone: 'success', text: 'done' });
	vi.advanceTimersByTime(1);
	expect(notice.get()).toBeNull();
});

it('gives each success its own three seconds', () => {
	showSuccess('first');
	vi.advanceTimersByTime(2000);
	showSuccess('second');
	vi.advanceTimersByTime(2000);
	expect(notice.get()?.text).toBe('second');
});

it('shows what a dialog has shown until three seconds have passed since', () => {
	showSuccess('done', Date.now() - 1500);
	vi.advanceTimersByTime(1499);
	expect(notice.get()?.text).toBe('done');
	vi.advanceTimersByTime(1);
	expect(notice.get()).toBeNull();
	showSuccess('long ago', Date.now() - 3000);
	expect(notice.get()).toBeNull();
});

it('tells of a failure until it is closed', () => {
	showSuccess('done');
	showFailure('refused');
	vi.advanceTimersByTime(60_000);
	expect(notice.get()).toEqual({ tone: 'error', text: 'refused' });
	clearNotice();
	expect(notice.get()).toBeNull();
});
