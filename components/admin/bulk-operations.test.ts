import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Decided } from '@/components/ui/undo';
import type { ApiResult } from '@/lib/client/api';
import { guardOperation, isOperationRunning, releaseGuard } from '@/lib/client/leave-guard';
import {
	type BulkOperation,
	closeFailures,
	failedOperations,
	runBulkOperation,
	runningOperations,
	stopOperation,
} from './bulk-operations';
import { pendingUndos } from './pending-undos';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ callApi }));
const leaveWhenLoggedOut = vi.hoisted(() => vi.fn());
vi.mock('@/components/form/admin-session-end', () => ({ leaveWhenLoggedOut }));
const announceChange = vi.hoisted(() => vi.fn());
vi.mock('./changes', () => ({ announceChange }));

/** What the page listens to. */
const listeners = new Set<unknown>();
vi.stubGlobal('addEventListener', (_name: string, listener: unknown) => listeners.add(listener));
vi.stubGlobal('removeEventListener', (_name: string, listener: unknown) => listeners.delete(listener));

beforeEach(() => {
	vi.clearAllMocks();
	leaveWhenLoggedOut.mockImplementation(({ status }) => status === 401);
	failedOperations.set([]);
	pendingUndos.set([]);
});

const done = (id: string): ApiResult<Decided> => ({
	ok: true,
	data: { message: 'ok', undo: { _id: `decision ${id}` } },
});
const refused = (status: number): ApiResult<Decided> => ({
	...{ ok: false, status, code: 'x', message: 'no longer pending', errors: [] },
});

/** A operation whose calls wait until they are answered. */
function pendingOperation(ids: string[], more: Partial<BulkOperation> = {}) {
	const called: string[] = [];
	const batches: string[] = [];
	const answers: ((answer: ApiResult<Decided>) => void)[] = [];
	const over = runBulkOperation({
		...{
			label: `Deleting ${ids}`,
			ids,
			nameOf: (id) => id.toUpperCase(),
			undoText: (count) => `${count} gone`,
		},
		call: (id, batch) => {
			called.push(id);
			batches.push(batch);
			return new Promise((resolve) => answers.push(resolve));
		},
		...more,
	});
	const answer = async (reply: ApiResult<Decided>) => {
		await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
		answers.shift()?.(reply);
	};
	return { called, batches, answer, over };
}

const running = () => runningOperations.get().map(({ label, done, total }) => `${label}: ${done}/${total}`);

describe('an operation', () => {
	it('reports its progress, keeps what can be undone and has the lists loaded again', async () => {
		const { answer, over } = pendingOperation(['a', 'b']);
		expect(running()).toEqual(['Deleting a,b: 0/2']);
		await answer(done('a'));
		await vi.waitFor(() => expect(running()).toEqual(['Deleting a,b: 1/2']));
		await answer(done('b'));
		await over;
		expect(running()).toEqual([]);
		expect(pendingUndos.get()).toMatchObject([{ decisions: ['decision a', 'decision b'], text: '2 gone' }]);
		expect(announceChange).toHaveBeenCalledOnce();
	});

	it('goes on after a refusal, and counts the time to undo from the last answer', async () => {
		const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
		const { answer, over } = pendingOperation(['a', 'b', 'c']);
		await answer(done('a'));
		clock.mockReturnValue(2000);
		await answer(refused(409));
		clock.mockReturnValue(3000);
		await answer(done('c'));
		await over;
		clock.mockRestore();
		expect(pendingUndos.get()).toMatchObject([{ decisions: ['decision a', 'decision c'], until: 13_000 }]);
		expect(failedOperations.get()[0]?.failures.map(({ id }) => id)).toEqual(['b']);
	});

	it('has one name, a UUID, for all of its calls, and another than the next', async () => {
		const operations = Array.from({ length: 20 }, () => pendingOperation(['a', 'b']));
		for (const { answer, over } of operations) {
			await answer(done('a'));
			await answer(done('b'));
			await over;
		}
		const names = operations.flatMap(({ batches }) => batches);
		for (const name of names) expect(z.uuid({ version: 'v4' }).safeParse(name).success).toBe(true);
		expect([names.length, new Set(names).size]).toEqual([40, 20]);
	});

	it('waits for the one before it instead of doing nothing', async () => {
		const first = pendingOperation(['a']);
		const second = pendingOperation(['b']);
		expect(running()).toEqual(['Deleting a: 0/1', 'Deleting b: 0/1']);
		await vi.waitFor(() => expect(first.called).toEqual(['a']));
		expect(second.called).toEqual([]);
		await first.answer(refused(409));
		await second.answer(done('b'));
		await second.over;
		expect([running(), failedOperations.get().length]).toEqual([[], 1]);
	});

	it('says by name what was refused, until that is closed or something else is begun', async () => {
		const { answer, over } = pendingOperation(['a']);
		await answer(refused(409));
		await over;
		const [failed] = failedOperations.get();
		expect(failed?.failures).toEqual([{ id: 'a', name: 'A', message: 'no longer pending' }]);
		expect(pendingUndos.get()).toEqual([]);
		closeFailures(failed?.id ?? 0);
		expect(failedOperations.get()).toEqual([]);
	});

	it('leaves the rest alone when it is stopped; what was done can be undone', async () => {
		const { answer, called, over } = pendingOperation(['a', 'b']);
		await vi.waitFor(() => expect(called).toEqual(['a']));
		stopOperation(runningOperations.get()[0]?.id ?? 0);
		await answer(done('a'));
		await over;
		expect(called).toEqual(['a']);
		expect(pendingUndos.get()).toMatchObject([{ decisions: ['decision a'] }]);
	});

	it('ends with the session and tells nothing', async () => {
		const { answer, called, over } = pendingOperation(['a', 'b']);
		await answer(refused(401));
		await over;
		expect([called, running(), failedOperations.get(), pendingUndos.get()]).toEqual([['a'], [], [], []]);
		expect(announceChange).not.toHaveBeenCalled();
	});

	it('of nothing is over at once', async () => {
		await pendingOperation([]).over;
		expect(announceChange).not.toHaveBeenCalled();
	});
});

describe('leaving the page', () => {
	it('is asked about while an operation is under way, and no longer', async () => {
		const { answer, over } = pendingOperation(['a']);
		expect([listeners.size, isOperationRunning()]).toEqual([1, true]);
		await answer(done('a'));
		await over;
		expect([listeners.size, isOperationRunning()]).toEqual([0, false]);
	});

	it('is asked about until the last of several is over, unless it has been', () => {
		const [first, second] = [guardOperation(), guardOperation()];
		first();
		expect(listeners.size).toBe(1);
		releaseGuard();
		expect(listeners.size).toBe(0);
		second();
	});
});
