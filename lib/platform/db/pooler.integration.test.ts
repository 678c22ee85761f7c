import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMedia } from '@/lib/features/member/picture-access/queries/find-media';
import { consume } from '@/lib/platform/limits/limits';
import { seedDatabase } from '@/prisma/seed/seed';
import { provideDatabase } from '@/tests/support/database';
import { startTransactionPooler, type TransactionPooler } from '@/tests/support/transaction-pooler';
import { db } from './client';

provideDatabase();

let pooler: TransactionPooler;
let direct: string;

beforeAll(async () => {
	direct = process.env.DATABASE_URL ?? '';
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

it('leaves no lock with a session after filling a database', async () => {
	await db.addressOption.create({ data: { kind: 'district', foldedKey: 'jodhpur', en: 'Jodhpur' } });
	await db.deity.create({ data: { deityType: 'devi', position: 0, clans: [] } });
	await seedDatabase({ demo: false, now: new Date(), log: () => {}, demoPasswordHash: null });
	const client = new pg.Client({ connectionString: direct });
	await client.connect();
	try {
		const { rowCount } = await client.query(`SELECT FROM pg_locks WHERE locktype = 'advisory'
			AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
		expect(rowCount).toBe(0);
	} finally {
		await client.end();
	}
});
