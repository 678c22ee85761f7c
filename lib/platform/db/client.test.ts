import { expect, it, vi } from 'vitest';

it('is imported without a database and without its address, as a build does', async () => {
	vi.stubEnv('DATABASE_URL', undefined);
	const { db } = await import('./client');
	const { pool } = await import('./pool');
	expect(pool.totalCount).toBe(0);
	await expect(db.member.count()).rejects.toThrow('DATABASE_URL');
});
