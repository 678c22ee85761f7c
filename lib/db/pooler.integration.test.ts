import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { consume } from '@/lib/http/limits';
import { findMedia } from '@/lib/media/find-media';
import { provideDatabase } from '@/lib/testing/database';
import { startTransactionPooler, type TransactionPooler } from '@/lib/testing/transaction-pooler';

provideDatabase();

let pooler: TransactionPooler;

beforeAll(async () => {
	const direct = process.env.DATABASE_URL ?? '';
	pooler = await startTransactionPooler(direct);
	process.env.DIRECT_DATABASE_URL = direct;
	process.env.DATABASE_URL = pooler.url;
});

afterAll(() => pooler.close());

it('reads and counts the same again, whichever session it meets', async () => {
	for (let time = 0; time < 6; time++) {
		expect(await findMedia(randomUUID())).toBeNull();
		await consume({ name: 'pooled', points: 10, seconds: 60 }, 'somebody');
	}
	expect(await db.$transaction((tx) => tx.member.count())).toBe(0);
});
