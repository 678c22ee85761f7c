import { describe, expect, it } from 'vitest';
import { provideDatabase } from '@/tests/support/database';
import { db } from './client';
import { isLastAdministrator, isNotFound, isUnavailable, isUniqueViolation, isWriteConflict } from './errors';
import { pool } from './pool';

provideDatabase();

async function getError(work: Promise<unknown>): Promise<unknown> {
	return work.then(
		() => {
			throw new Error('This was to fail');
		},
		(error: unknown) => error,
	);
}

const memberData = {
	name: 'Devi Singh',
	email: 'devi@example.org',
	emailKey: 'devi@example.org',
	claimedAt: new Date('2026-01-01T00:00:00Z'),
};

describe('isUniqueViolation', () => {
	it('knows which key was taken, through a model, a transaction, and raw SQL', async () => {
		await db.member.create({ data: memberData });
		const option = `INSERT INTO "AddressOption" (kind, "foldedKey", en) VALUES ('tehsil', 'jodhpur', 'Jodhpur')`;
		await pool.query(option);
		const member = await getError(db.member.create({ data: memberData }));
		const inTransaction = await getError(db.$transaction((tx) => tx.member.create({ data: memberData })));
		const raw = await getError(pool.query(option));
		const rawInPrisma = await getError(db.$executeRawUnsafe(option));
		for (const error of [member, inTransaction, raw, rawInPrisma])
			expect(isUniqueViolation(error)).toBe(true);
		for (const error of [member, inTransaction]) {
			expect(isUniqueViolation(error, 'Member_emailKey_key')).toBe(true);
			expect(isUniqueViolation(error, 'AddressOption_kind_foldedKey_key')).toBe(false);
		}
		for (const error of [raw, rawInPrisma]) {
			expect(isUniqueViolation(error, 'AddressOption_kind_foldedKey_key')).toBe(true);
			expect(isUniqueViolation(error, 'Member_emailKey_key')).toBe(false);
		}
	});

	it('knows the partial and expression indexes by name', async () => {
		const [first, second] = await Promise.all(
			['one', 'two'].map((name) => {
				const email = `${name}@example.org`;
				return db.member.create({ data: { ...memberData, email, emailKey: email } });
			}),
		);
		if (!first || !second) throw new Error('unreachable');
		const data = { fromMemberId: first.id, toMemberId: second.id, relation: 'brother' };
		await db.familyRequest.create({ data });
		const backwards = { ...data, fromMemberId: second.id, toMemberId: first.id };
		const error = await getError(db.familyRequest.create({ data: backwards }));
		expect(isUniqueViolation(error, 'FamilyRequest_pair_key')).toBe(true);
	});
});

it('isLastAdministrator: through a model, a transaction, and raw SQL, demoted and removed', async () => {
	const { id } = await db.member.create({
		data: { ...memberData, email: 'head@example.org', emailKey: 'head@example.org', isAdmin: true },
	});
	const demotion = { where: { id }, data: { isAdmin: false } };
	for (const error of [
		await getError(db.member.update(demotion)),
		await getError(db.$transaction((tx) => tx.member.updateMany(demotion))),
		await getError(db.member.delete({ where: { id } })),
		await getError(pool.query('DELETE FROM "Member" WHERE id = $1', [id])),
		await getError(db.$executeRaw`DELETE FROM "Member" WHERE id = ${id}::uuid`),
	])
		expect(isLastAdministrator(error)).toBe(true);
	await db.auditEntry.create({ data: { action: 'a', subjectType: 'b' } });
	// Refused by another rule with the same SQLSTATE.
	expect(isLastAdministrator(await getError(db.auditEntry.deleteMany()))).toBe(false);
});

it('isNotFound: the row that was to be changed is not there', async () => {
	const where = { id: '00000000-0000-4000-8000-000000000000' };
	const error = await getError(db.blog.update({ where, data: { title: 'x' } }));
	expect(isNotFound(error)).toBe(true);
	expect(isUnavailable(error) || isUniqueViolation(error) || isWriteConflict(error)).toBe(false);
});

it('isWriteConflict: of two that wait for each other one is given up', async () => {
	await db.rateLimit.createMany({ data: [{ key: 'a' }, { key: 'b' }] });
	let waiting = 0;
	let release = () => {};
	const bothHoldOne = new Promise<void>((resolve) => {
		release = resolve;
	});
	const cross = (first: string, second: string) =>
		db.$transaction(async (tx) => {
			await tx.rateLimit.update({ where: { key: first }, data: { points: 1 } });
			waiting += 1;
			if (waiting === 2) release();
			await bothHoldOne;
			await tx.rateLimit.update({ where: { key: second }, data: { points: 2 } });
		});
	const results = await Promise.allSettled([cross('a', 'b'), cross('b', 'a')]);
	const refused = results.filter((result) => result.status === 'rejected');
	expect(refused).toHaveLength(1);
	expect(isWriteConflict(refused[0]?.reason)).toBe(true);
	expect(isUnavailable(refused[0]?.reason)).toBe(false);
});

describe('isUnavailable', () => {
	it('when a statement takes too long', async () => {
		const slow = [db.$queryRaw`SELECT pg_sleep(5)::text`, pool.query('SELECT pg_sleep(5)')];
		for (const error of await Promise.all(slow.map(getError))) expect(isUnavailable(error)).toBe(true);
	});

	it('when the server ends the connection', async () => {
		const end = () =>
			pool.query(
				`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
				WHERE datname = current_database() AND pid <> pg_backend_pid()`,
			);
		const sleeping = async () =>
			(
				await pool.query(
					`SELECT FROM pg_stat_activity
					WHERE datname = current_database() AND wait_event = 'PgSleep'`,
				)
			).rowCount;
		const asleep = getError(db.$queryRaw`SELECT pg_sleep(2)::text`);
		const inTransaction = getError(
			db.$transaction(async (tx) => {
				await tx.member.count();
				await expect.poll(sleeping).toBe(1);
				await end();
				await tx.member.count();
			}),
		);
		expect(isUnavailable(await inTransaction)).toBe(true);
		expect(isUnavailable(await asleep)).toBe(true);
	});

	it('not when a constraint refuses, a value is wrong, or something else fails', async () => {
		const others = [
			await getError(db.member.create({ data: { ...memberData, name: ' ' } })),
			await getError(db.member.findUnique({ where: { id: 'no uuid' } })),
			await getError(pool.query('SELECT nothing')),
			new Error('Something else'),
			'a text',
			undefined,
		];
		for (const error of others) expect(isUnavailable(error)).toBe(false);
	});
});
