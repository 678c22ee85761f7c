import { expect, it } from 'vitest';
import { nameKey } from '@/lib/core/name-key';
import { searchKey } from '@/lib/core/text-folding';
import { getFamilies } from '@/lib/features/matching/verdicts/rules/families';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { shippedAtlas } from '@/lib/rules/clan/shipped-atlas';
import { makeAccount } from '@/tests/support/accounts';
import { provideDatabase } from '@/tests/support/database';
import { type RecordRows, recordRows } from './read-records';

provideDatabase();

it('compares a member by the key of the name, without what else they are found by', async () => {
	const { id } = await makeAccount({ name: 'Ram Singh', nameKey: nameKey('Ram Singh', 'रामसिंग भाटी') });
	const none = Prisma.sql`FALSE`;
	const [found] = await db.$queryRaw<{ rows: RecordRows; profileIds: string[] }[]>`
		SELECT "json"::json AS "rows", "profileIds"
		FROM ${recordRows({ readerId: id, profileIds: [id], persons: none, links: none, unions: none })} records`;
	expect(found?.profileIds).toEqual([id]);
	expect(found?.rows.profiles.map((profile) => profile.nameKey)).toEqual([searchKey('Ram Singh')]);
});

it('reads cards of an imported tree and of the trash, which come without what waits to be confirmed', async () => {
	const owner = await makeAccount({ name: 'Ram Singh' });
	const tree = await db.familyTree.create({ data: { ownerId: owner.id, name: 'Ram Singh' } });
	await db.person.create({ data: { treeId: tree.id, name: 'Bhim Singh' } });
	await db.$executeRaw`UPDATE "Person" SET "unconfirmed" = NULL WHERE "treeId" = ${tree.id}::uuid`;
	const [none, all] = [Prisma.sql`FALSE`, Prisma.sql`TRUE`];
	const [found] = await db.$queryRaw<{ rows: RecordRows }[]>`
		SELECT "json"::json AS "rows"
		FROM ${recordRows({ readerId: owner.id, profileIds: [owner.id], persons: all, links: none, unions: none })} records`;
	expect(found?.rows.cards.map(({ unconfirmed }) => unconfirmed)).toEqual([[]]);
	expect(() =>
		getFamilies([found?.rows ?? []].flat(), { atlas: shippedAtlas, viewerId: owner.id }),
	).not.toThrow();
});
