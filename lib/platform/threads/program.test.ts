import { expect, it, vi } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { carryOutTasks } from './program';

const port = vi.hoisted(() => ({ on: vi.fn(), postMessage: vi.fn() }));
vi.mock('node:worker_threads', () => ({ parentPort: port, isMainThread: false }));
const setPriority = vi.hoisted(() => vi.fn());
vi.mock('node:os', () => ({ default: { setPriority } }));

/** The messages that a program sends for a task, each with what it transfers. */
async function carryOut(program: () => unknown) {
	vi.clearAllMocks();
	carryOutTasks(program);
	const [[, receive] = []] = port.on.mock.calls;
	await receive?.({});
	const [started, ...replies] = port.postMessage.mock.calls;
	expect(started).toEqual(['started']);
	return replies;
}

it('transfers a copy of bytes, so that the program keeps its own and the receiver copies nothing', async () => {
	const kept = new Uint8Array([1, 2, 3]);
	const [[reply, transfer] = []] = await carryOut(() => kept);
	expect(reply).toEqual({ made: kept });
	expect(transfer).toEqual([reply.made.buffer]);
	expect(reply.made.buffer).not.toBe(kept.buffer);
});

it('leaves the processor to the thread that answers requests', async () => {
	await carryOut(() => null);
	expect(setPriority.mock.calls).toEqual(process.platform === 'linux' ? [[10]] : []);
});

it('sends other results, the reason of a refusal, and errors', async () => {
	const fault = new Error('no such font');
	const refusal = new DomainError('csv.broken', { values: { row: 3 }, cause: fault });
	expect(await carryOut(() => ['a'])).toEqual([[{ made: ['a'] }, []]]);
	expect(await carryOut(() => Promise.reject(refusal))).toEqual([
		[{ refusal: 'csv.broken', details: { values: { row: 3 } } }, []],
	]);
	expect(await carryOut(() => Promise.reject(fault))).toEqual([[{ fault }, []]]);
});
