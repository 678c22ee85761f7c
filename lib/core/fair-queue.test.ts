import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue';

function fill(...items: readonly string[]): FairQueue<string> {
	const queue = new FairQueue<string>();
	for (const item of items) queue.push(item.slice(0, 1), item);
	return queue;
}

function empty(queue: FairQueue<string>): (string | undefined)[] {
	return Array.from({ length: queue.size }, () => queue.shift());
}

describe('FairQueue', () => {
	it('hands out the items of one asker in their order', () => {
		expect(empty(fill('a1', 'a2', 'a3'))).toEqual(['a1', 'a2', 'a3']);
	});

	it('lets askers take turns, however much one has asked for', () => {
		expect(empty(fill('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
	});

	it('places an asker who comes later before the second item of the others', () => {
		const queue = fill('a1', 'a2', 'a3');
		expect(queue.shift()).toBe('a1');
		queue.push('b', 'b1');
		expect([queue.shift(), queue.shift()]).toEqual(['a2', 'b1']);
	});

	it('passes over an asker who may not have a turn, and keeps the place of that asker', () => {
		const queue = fill('a1', 'b1', 'c1', 'a2');
		expect(queue.shift((asker) => asker !== 'a')).toBe('b1');
		expect(queue.shift(() => false)).toBeUndefined();
		expect(empty(queue)).toEqual(['a1', 'c1', 'a2']);
	});

	it('forgets a removed item', () => {
		const queue = fill('a1', 'b1', 'a2');
		queue.remove('a', 'a1');
		queue.remove('b', 'b1');
		expect(queue.size).toBe(1);
		expect([queue.shift(), queue.shift()]).toEqual(['a2', undefined]);
	});
});
