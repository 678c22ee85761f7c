import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runAfterResponse } from './after-response';

vi.mock('next/server', () => ({ after: (task: () => Promise<unknown>) => void task() }));
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

describe('a task for after the answer', () => {
	it('is done at once', async () => {
		const task = vi.fn(async () => {});
		runAfterResponse(task);
		await vi.advanceTimersByTimeAsync(0);
		expect(task).toHaveBeenCalledOnce();
	});

	it('is done after its delay, not before, and a process that ends waits for it', async () => {
		const task = vi.fn(async () => {});
		runAfterResponse(task, 2_000);
		await vi.advanceTimersByTimeAsync(1_999);
		expect(task).not.toHaveBeenCalled();
		expect(globalThis.backgroundTasks?.size).toBe(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(task).toHaveBeenCalledOnce();
		expect(globalThis.backgroundTasks?.size).toBe(0);
	});
});
