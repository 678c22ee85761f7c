import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { provideDatabase } from '@/lib/testing/database';
import { consume, consumeTry, forgiveTries } from './limits';

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

	it('lets no more through when all come at once', async () => {
		const calls = await Promise.allSettled(Array.from({ length: 20 }, () => consume(limit, 'crowd')));
		expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
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

	it('starts anew once forgiven', async () => {
		await consumeTry(limit, 'c');
		await nextWait('c');
		await forgiveTries(limit, 'c');
		await expect(consumeTry(limit, 'c')).resolves.toBeUndefined();
	});
});
