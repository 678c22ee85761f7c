import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { provideDatabase } from '@/tests/support/database';
import { putProxyBeforeDatabase, type TcpProxy } from '@/tests/support/tcp-proxy';
import { db } from './client';
import { isUnavailable } from './errors';
import { pool } from './pool';

provideDatabase();

let proxy: TcpProxy;

beforeAll(async () => {
	proxy = await putProxyBeforeDatabase();
});

afterAll(() => proxy.close());

const calls: Record<string, () => Promise<unknown>> = {
	'a query': () => db.member.count(),
	'a transaction': () => db.$transaction((tx) => tx.member.count()),
	'a batch': () => db.$transaction([db.member.count(), db.blog.count()]),
	'a raw query': () => pool.query('SELECT 1'),
};

const names = Object.keys(calls);

async function call(name: string) {
	return calls[name]?.();
}

/** More calls at once than there are connections. */
function callAll() {
	return Promise.allSettled([...names, ...names, ...names, ...names].map(call));
}

function outcomes(results: PromiseSettledResult<unknown>[]) {
	return new Set(
		results.map((result) => {
			if (result.status === 'fulfilled') return 'answered';
			return isUnavailable(result.reason) ? 'unavailable' : String(result.reason);
		}),
	);
}

/** The promise of the pool: no call takes longer, in any state of the database. */
const within = { timeout: getTimeLimit(5_000) };

describe('while the database is frozen', () => {
	// With connections that lie idle, as a busy process has them.
	beforeEach(async () => {
		await callAll();
		proxy.freeze();
	});
	afterEach(() => proxy.thaw());

	it('every kind of call fails in time', within, async () => {
		expect(outcomes(await Promise.allSettled(names.map(call)))).toEqual(new Set(['unavailable']));
	});

	it('more calls at once than there are connections all fail in time', within, async () => {
		expect(outcomes(await callAll())).toEqual(new Set(['unavailable']));
	});
});

describe('when the database freezes inside transactions', () => {
	it('they fail in time', within, async () => {
		const freezing = Array.from({ length: 12 }, () =>
			db.$transaction(async (tx) => {
				await tx.member.count();
				proxy.freeze();
				await tx.member.count();
			}),
		);
		expect(outcomes(await Promise.allSettled(freezing))).toEqual(new Set(['unavailable']));
	});

	it('and no connection is lost to them', within, async () => {
		proxy.thaw();
		expect(outcomes(await callAll())).toEqual(new Set(['answered']));
		expect(pool.waitingCount).toBe(0);
	});
});

describe('when the database is back', () => {
	it('every call answers at once after a freeze', { timeout: getTimeLimit(10_000) }, async () => {
		await callAll();
		proxy.freeze();
		await callAll();
		proxy.thaw();
		expect(outcomes(await callAll())).toEqual(new Set(['answered']));
	});

	it('every call answers at once after it was gone', { timeout: getTimeLimit(10_000) }, async () => {
		await callAll();
		await proxy.close();
		expect(outcomes(await callAll())).toEqual(new Set(['unavailable']));
		await proxy.reopen();
		expect(outcomes(await callAll())).toEqual(new Set(['answered']));
	});

	it('the process survives connections that break while idle', async () => {
		await callAll();
		await proxy.close();
		await expect.poll(() => pool.idleCount).toBe(0);
		await proxy.reopen();
		expect(await db.member.count()).toBe(0);
	});
});

it('a connection that is held for too long is waited for in vain, not for ever', within, async () => {
	const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
	try {
		expect(outcomes(await callAll())).toEqual(new Set(['unavailable']));
	} finally {
		for (const client of held) client.release();
	}
});
