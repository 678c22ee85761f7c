import { expect, it } from 'vitest';
import { provideOwnDatabase } from '@/tests/support/database';
import { pool } from './pool';
import { findStartProblem } from './start-problem';

provideOwnDatabase();

it('finds nothing in a migrated database, and says what to run before one that lacks migrations', async () => {
	expect(await findStartProblem()).toBeNull();
	await pool.query(`DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_sorted_by_alphabet'`);
	expect(await findStartProblem()).toBe(
		'The database lacks migrations (20261124040000_sorted_by_alphabet): run npm run db:migrate, then start again',
	);
	await pool.query('DROP TABLE _prisma_migrations');
	expect(await findStartProblem()).toBeNull();
	await pool.query('DROP TABLE "Member" CASCADE');
	expect(await findStartProblem()).toMatch(
		/^The database lacks migrations \(20261121000000_init and \d+ more\): /,
	);
});
