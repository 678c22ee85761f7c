import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ApiResult } from '@/lib/client/api';
import { type BulkState, doInBulk, newBatch } from './bulk';
import type { Decided } from './undo';

const done = (id: string): ApiResult<Decided> => ({
	ok: true,
	data: { message: 'ok', undo: { _id: `decision ${id}` } },
});
const refused = (status: number): ApiResult<Decided> => ({
	...{ ok: false, status, code: 'record.stale', message: 'no longer pending', errors: [] },
});

async function operate(
	ids: string[],
	answerOf: (id: string) => ApiResult<Decided>,
	{ stopAfter = Number.POSITIVE_INFINITY } = {},
) {
	const states: BulkState[] = [];
	const called: string[] = [];
	await doInBulk({
		ids,
		batch: 'batch',
		call: async (id, batch) => {
			called.push(`${id} in ${batch}`);
			return answerOf(id);
		},
		onState: (state) => states.push(state),
		isOver: (failure) => failure?.status === 401,
		isStopped: () => called.length >= stopAfter,
		now: () => called.length * 1000,
	});
	return { states, called };
}

describe('doInBulk', () => {
	it('goes through all in one batch, reports its progress, and what can be undone until when', async () => {
		const { states, called } = await operate(['a', 'b'], done);
		expect(called).toEqual(['a in batch', 'b in batch']);
		expect(states).toEqual([
			{ kind: 'running', done: 0, total: 2 },
			{ kind: 'running', done: 1, total: 2 },
			{ kind: 'done', failed: [], decisions: ['decision a', 'decision b'], until: 12_000 },
		]);
	});

	it('goes on after a refusal and says which it was', async () => {
		const { states } = await operate(['a', 'b', 'c'], (id) => (id === 'b' ? refused(409) : done(id)));
		expect(states.at(-1)).toEqual({
			kind: 'done',
			failed: [{ id: 'b', message: 'no longer pending' }],
			decisions: ['decision a', 'decision c'],
			until: 13_000,
		});
	});

	it('leaves the rest alone when it is stopped; what was done can be undone', async () => {
		const { states, called } = await operate(['a', 'b', 'c'], done, { stopAfter: 1 });
		expect(called).toHaveLength(1);
		expect(states.at(-1)).toMatchObject({ kind: 'done', decisions: ['decision a'] });
	});

	it('ends with the session', async () => {
		const { states, called } = await operate(['a', 'b'], () => refused(401));
		expect(called).toHaveLength(1);
		expect(states).toEqual([{ kind: 'running', done: 0, total: 2 }]);
	});
});

it('names a bulk operation as a UUID, each otherwise', () => {
	const names = Array.from({ length: 50 }, newBatch);
	for (const name of names) expect(z.uuid({ version: 'v4' }).safeParse(name).success).toBe(true);
	expect(new Set(names).size).toBe(50);
});
