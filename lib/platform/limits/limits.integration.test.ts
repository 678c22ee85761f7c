import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { provideDatabase } from '@/tests/support/database';
import { getStatements } from '@/tests/support/statements';
import { consume, consumeTry, forgiveTries, type Limit, refund } from './limits';

process.env.RATE_LIMIT_FACTOR = '2';
provideDatabase();

const refused = { code: 'limit.exceeded' };

describe('consume', () => {
	const limit = { name: 'testingCalls', points: 2, seconds: 60 };

	it('lets as many through as the limit times the factor, counted for each key', async () => {
		for (let calls = 0; calls < 4; calls++) await consume(limit, 'a');
		await expect(consume(limit, 'a')).rejects.toMatchObject(refused);
		await expect(consume(limit, 'b')).resolves.toBeUndefined();
	});

	it('does not multiply a limit whose number a text names', async () => {
		const promised = { name: 'testingPromises', points: 1, seconds: 60, isPromised: true } as const;
		await consume(promised, 'a');
		await expect(consume(promised, 'a')).rejects.toMatchObject(refused);
	});

	it('lets no more through when all come at once', async () => {
		const calls = await Promise.allSettled(Array.from({ length: 20 }, () => consume(limit, 'crowd')));
		expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
	});

	it('counts what one caller sends at once in few statements, which leave connections to others', async () => {
		const statements = await getStatements(() =>
			Promise.allSettled(Array.from({ length: 200 }, () => consume(limit, 'hammering'))),
		);
		expect(statements).toBeLessThanOrEqual(3);
	});
});

describe('a limit that is written down in batches', () => {
	// Twice as many with the factor, so that a batch has four.
	const limit = { name: 'testingBatches', points: 200, seconds: 60, isBatched: true } as const;
	const usedByOthers = (key: string, points: number) =>
		db.rateLimit.create({
			data: { key: `testingBatches:${key}`, points, expire: Date.now() + 60_000 },
		});

	async function countCalls(key: string): Promise<number> {
		for (let calls = 0; ; calls++) {
			const refusal: unknown = await consume(limit, key).catch((error: unknown) => error);
			if (refusal) return calls;
		}
	}

	it('lets as many through as the limit, and writes once for each batch', async () => {
		let calls = 0;
		const statements = await getStatements(async () => {
			calls = await countCalls('alone');
		});
		expect(calls).toBe(400);
		expect(statements).toBe(100);
	});

	it('writes nothing for a caller who makes few calls', async () => {
		const statements = await getStatements(async () => {
			for (let calls = 0; calls < 3; calls++) await consume(limit, 'few');
		});
		expect(statements).toBe(0);
	});

	it('counts what other processes have let through', async () => {
		await usedByOthers('half', 200);
		expect(await countCalls('half')).toBeLessThanOrEqual(203);
		await usedByOthers('all', 400);
		expect(await countCalls('all')).toBe(3);
		const refusal = await consume(limit, 'all').catch((error: unknown) => error);
		expect(refusal).toMatchObject({ ...refused, details: { retryAfterSeconds: expect.any(Number) } });
		expect(await getStatements(() => consume(limit, 'all').catch(() => {}))).toBe(0);
	});

	it('lets less than two batches too many through when all come at once', async () => {
		await usedByOthers('crowd', 396);
		const calls = await Promise.allSettled(Array.from({ length: 50 }, () => consume(limit, 'crowd')));
		const passed = calls.filter(({ status }) => status === 'fulfilled').length;
		expect(passed).toBeGreaterThanOrEqual(4);
		expect(passed).toBeLessThan(4 + 8);
		await expect(consume(limit, 'crowd')).rejects.toMatchObject(refused);
	});
});

describe('refund', () => {
	// Twice as many with the factor.
	const limits: readonly Limit[] = [
		{ name: 'testingRefunds', points: 2, seconds: 60 },
		{ name: 'testingRefundsInMemory', points: 2, seconds: 60, isPerProcess: true },
	];

	async function countCalls(limit: Limit, key: string): Promise<number> {
		for (let calls = 0; ; calls++) {
			const refusal: unknown = await consume(limit, key).catch((error: unknown) => error);
			if (refusal) return calls;
		}
	}

	it.each(limits)('gives a point of $name back', async (limit) => {
		for (let calls = 0; calls < 4; calls++) await consume(limit, 'a');
		await refund(limit, 'a');
		expect(await countCalls(limit, 'a')).toBe(1);
	});

	it.each(limits)('saves up no points of $name once the time is over', async (limit) => {
		await consume(limit, 'b');
		await db.rateLimit.updateMany({ where: { key: { endsWith: ':b' } }, data: { expire: 1 } });
		vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
		try {
			await refund(limit, 'b');
			expect(await countCalls(limit, 'b')).toBe(4);
		} finally {
			vi.useRealTimers();
		}
	});

	it.each(limits)('saves up no points of $name that were never used', async (limit) => {
		await consume(limit, 'c');
		await refund(limit, 'c');
		await refund(limit, 'c');
		expect(await countCalls(limit, 'c')).toBe(4);
	});

	it.each(limits)('refunds no more points of $name than there are', async (limit) => {
		for (let calls = 0; calls < 4; calls++) {
			await consume(limit, 'd');
			await refund(limit, 'd');
		}
		await consume(limit, 'd');
		await refund(limit, 'd');
		expect(await countCalls(limit, 'd')).toBe(3);
	});
});

describe('consumeTry', () => {
	const limit = { name: 'testingTries', points: 1, seconds: 100 };
	const passWait = () =>
		db.rateLimit.updateMany({ where: { key: { startsWith: 'testingTriesDelay:' } }, data: { expire: 1 } });

	/** Tries once the wait is over, and answers how long the next one is, in seconds. */
	async function nextWait(key: string): Promise<number> {
		await passWait();
		await consumeTry(limit, key);
		const error: unknown = await consumeTry(limit, key).catch((thrown: unknown) => thrown);
		expect(error).toMatchObject(refused);
		return Object(error).details.retryAfterSeconds;
	}

	it('doubles the wait with each further try, up to the time of the limit', async () => {
		await consumeTry(limit, 'a');
		for (const [longerThan, atMost] of [
			[0, 30],
			[30, 60],
			[60, 100],
			[60, 100],
		] as const) {
			const wait = await nextWait('a');
			expect(wait).toBeGreaterThan(longerThan);
			expect(wait).toBeLessThanOrEqual(atMost);
		}
	});

	it('does not make the wait longer for tries that were refused', async () => {
		await consumeTry(limit, 'b');
		await nextWait('b');
		for (let hammering = 0; hammering < 10; hammering++) {
			await expect(consumeTry(limit, 'b')).rejects.toMatchObject(refused);
		}
		expect(await nextWait('b')).toBeLessThanOrEqual(60);
	});

	it('starts again once forgiven', async () => {
		await consumeTry(limit, 'c');
		await nextWait('c');
		await forgiveTries(limit, 'c');
		await expect(consumeTry(limit, 'c')).resolves.toBeUndefined();
	});
});
