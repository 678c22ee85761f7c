import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { emptyTables, provideDatabase } from '@/lib/testing/database';
import { tidyUp } from './commands';

provideDatabase();
beforeEach(emptyTables);

it('clears away what has run out, and nothing that has not', async () => {
	const now = new Date('2026-06-01T12:00:00Z');
	const before = new Date('2026-06-01T11:00:00Z');
	const after = new Date('2026-06-01T13:00:00Z');
	const createdAt = new Date('2026-06-01T10:00:00Z');
	const { id: memberId } = await db.member.create({
		data: { name: 'A', nameKey: 'a', email: 'a@example.com', emailKey: 'a@example.com', claimedAt: now },
	});
	await db.session.createMany({
		data: [
			{ memberId, createdAt, expiresAt: before },
			{ memberId, createdAt, expiresAt: after },
		],
	});
	const code = { memberId, purpose: 'reset' as const, codeHmac: new Uint8Array(32), createdAt };
	await db.oneTimeCode.createMany({
		data: [
			{ ...code, usedAt: before, expiresAt: before },
			{ ...code, expiresAt: after },
		],
	});
	await db.rateLimit.createMany({
		data: [
			{ key: 'old', points: 1, expire: before.getTime() },
			{ key: 'new', points: 1, expire: after.getTime() },
			{ key: 'for good', points: 1, expire: null },
		],
	});

	expect(await tidyUp(now)).toEqual({ pictures: 0, sessions: 1, codes: 1, limits: 1 });
	expect(await db.session.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: after }]);
	expect(await db.oneTimeCode.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: after }]);
	expect((await db.rateLimit.findMany()).map(({ key }) => key).sort()).toEqual(['for good', 'new']);
});
