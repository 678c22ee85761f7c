import { expect, it } from 'vitest';
import { collectRows, maxSelected, rowsAtOnce } from './select-all';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `id ${at}`);

function makeList(all: readonly string[], more: { refusesAt?: number; isStopped?: () => boolean } = {}) {
	const asked: number[] = [];
	const progress: number[] = [];
	const rows = collectRows({
		ask: async (page) => {
			asked.push(page);
			return page === more.refusesAt
				? null
				: all.slice((page - 1) * rowsAtOnce, page * rowsAtOnce).map((_id) => ({ _id }));
		},
		onProgress: (done) => progress.push(done),
		isStopped: more.isStopped ?? (() => false),
	});
	return { rows, asked, progress };
}

it('collects all rows of a list, a hundred at a time', async () => {
	const { rows, asked, progress } = makeList(ids(230));
	expect([...((await rows)?.keys() ?? [])]).toEqual(ids(230));
	expect(asked).toEqual([1, 2, 3]);
	expect(progress).toEqual([100, 200, 230]);
});

it('counts a row once that comes again because the list has changed', async () => {
	const { rows } = makeList([...ids(100), ...ids(50)]);
	expect((await rows)?.size).toBe(100);
});

it('stops at what can be selected at once', async () => {
	const { rows, asked } = makeList(ids(maxSelected + 300));
	expect((await rows)?.size).toBe(maxSelected);
	expect(asked).toHaveLength(maxSelected / 100);
});

it('selects nothing where a page cannot be read, or nobody waits any more', async () => {
	expect(await makeList(ids(230), { refusesAt: 2 }).rows).toBeNull();
	expect(await makeList(ids(230), { isStopped: () => true }).rows).toBeNull();
});
