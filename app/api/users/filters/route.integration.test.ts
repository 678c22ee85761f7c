import { expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { addUpTallies } from '@/lib/features/member/commands/add-up-tallies';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { GET } from './route';

provideDatabase();

const filters = (token?: string) => call(GET, '/api/users/filters', token ? { token } : {});

function add(clan: string | null, dynasty: string | null, more: Parameters<typeof makeAccount>[0] = {}) {
	const keys = { clanKey: clan && searchKey(clan), dynastyKey: dynasty && searchKey(dynasty) };
	return makeAccount({ clan, dynasty, ...keys, ...more });
}

/** The tallies, counted again. */
async function countedAnew() {
	const [counted] = await db.$queryRaw<{ tallies: unknown }[]>`
		SELECT jsonb_agg(stored ORDER BY stored) AS tallies FROM (
			SELECT coalesce("clan", '') AS "clan", coalesce("clanKey", '') AS "clanKey", coalesce("dynasty", '') AS "dynasty",
				coalesce("dynastyKey", '') AS "dynastyKey", "isAdmin", "isDeceased", "isMarried" IS NOT TRUE AS "isUnmarried",
				count(*)::int AS "members"
			FROM "Member" WHERE "claimedAt" IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7
		) AS stored`;
	return counted?.tallies;
}

/** The tallies, added up. */
async function tallies() {
	const [kept] = await db.$queryRaw<{ tallies: unknown }[]>`
		SELECT jsonb_agg(stored ORDER BY stored) AS tallies FROM (
			SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried",
				sum("members")::int AS "members"
			FROM "MemberTally" GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum("members") <> 0
		) AS stored`;
	return kept?.tallies;
}

it('knows every clan and dynasty that anybody tells, spellings of one together', async () => {
	const head = await makeLogin({ isAdmin: true });
	await add('Rathore', 'सूर्यवंशी');
	await add('राठौड़', 'Suryavanshi');
	await add('राठौड़', 'Suryavanshi', { isDeceased: true });
	await add('Bhati', null);
	await add('Unclaimed clan', 'Unclaimed dynasty', { claimedAt: null, isListed: false });
	const { status, body } = await filters(head.token);
	expect(status).toBe(200);
	expect(body).toEqual({
		clans: [
			{ value: 'Bhati', count: 1 },
			{ value: 'राठौड़', count: 3 },
		],
		dynasties: [{ value: 'Suryavanshi', count: 3 }],
	});
});

it('is right after every kind of change, also of many at once', async () => {
	const { id } = await add('Hada', 'Chauhan', { claimedAt: null, isListed: false });
	expect(await tallies()).toEqual(await countedAnew());
	await db.member.update({ where: { id }, data: { claimedAt: new Date() } });
	await db.member.update({ where: { id }, data: { clan: 'Jhala', clanKey: 'jala', isAdmin: true } });
	expect(await tallies()).toEqual(await countedAnew());
	await db.member.updateMany({ data: { isMarried: false } });
	await db.member.update({ where: { id }, data: { isDeceased: true } });
	expect(await tallies()).toEqual(await countedAnew());
	await db.member.updateMany({ data: { dynasty: null, dynastyKey: null } });
	expect(await tallies()).toEqual(await countedAnew());
	await db.member.deleteMany({ where: { isAdmin: false } });
	await Promise.all([add('Hada', null), add('Hada', null), add(null, null), add('Hada', null)]);
	expect(await tallies()).toEqual(await countedAnew());
});

it('stays right, and short, however often somebody changes', async () => {
	const { id } = await add('Hada', 'Chauhan');
	for (let count = 0; count < 300; count++)
		await db.member.update({ where: { id }, data: { dynasty: count % 2 ? 'Deora' : 'Chauhan' } });
	expect(await tallies()).toEqual(await countedAnew());
	expect(await db.memberTally.count({ where: { clan: 'Hada', dynasty: 'Chauhan' } })).toBe(0);
});

it('keeps nothing that two changes at once have left of a clan', async () => {
	const values = { clan: 'Sengar', isAdmin: false, isDeceased: false, isUnmarried: false };
	await db.memberTally.createMany({ data: [-1, 1].map((members) => ({ ...values, members })) });
	await addUpTallies();
	expect(await db.memberTally.count({ where: values })).toBe(0);
	expect(await tallies()).toEqual(await countedAnew());
});

it('is for administrators only', async () => {
	expect((await filters()).status).toBe(401);
	const { token } = await makeLogin();
	const refused = await filters(token);
	expect(refused.status).toBe(403);
	expect(refused.text).not.toContain('Hada');
});
