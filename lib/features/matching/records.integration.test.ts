import { expect, it } from 'vitest';
import { nameKey } from '@/lib/core/name-key';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { makeAccount } from '@/lib/testing/accounts';
import { provideDatabase } from '@/lib/testing/database';
import { type RecordRows, recordRows } from './records';

provideDatabase();

it('compares a member by the key of the name, without what else they are found by', async () => {
	const { id } = await makeAccount({ name: 'Ram Singh', nameKey: nameKey('Ram Singh', 'रामसिंग भाटी') });
	const none = Prisma.sql`FALSE`;
	const [found] = await db.$queryRaw<{ rows: RecordRows }[]>`
		SELECT ${recordRows({ readerId: id, profileIds: [id], persons: none, links: none, unions: none })} AS "rows"`;
	expect(found?.rows.profiles.map((profile) => profile.nameKey)).toEqual([searchKey('Ram Singh')]);
});
