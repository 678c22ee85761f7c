import { beforeEach, expect, it } from 'vitest';
import { nameKey } from '@/lib/core/name-key';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeAccount } from '@/tests/support/accounts';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { renewKeys } from './renew-keys';

provideDatabase();
beforeEach(emptyTables);

it('makes the keys of an earlier version again, once', async () => {
	const { id } = await makeAccount({ name: 'Ram Singh', dynasty: 'Suryavanshi' });
	await makeAccount({ name: 'Ram Singh', nameInOtherScript: 'रामसिंग' });
	const tree = await WrittenTree.of(id);
	await tree.card('गुमानपाल');
	await db.member.updateMany({ data: { nameKey: 'old', dynastyKey: 'old' } });
	await db.person.updateMany({ data: { nameKey: 'old' } });
	expect(await renewKeys()).toBe(6);
	const members = await db.member.findMany({ orderBy: { nameKey: 'asc' } });
	expect(members.map((member) => member.nameKey).sort()).toEqual(
		[nameKey('Ram Singh'), nameKey('Ram Singh', 'रामसिंग')].sort(),
	);
	expect(members.map(({ dynastyKey }) => dynastyKey)).toContain(searchKey('Suryavanshi'));
	expect(await db.person.findMany({ select: { nameKey: true } })).toContainEqual({
		nameKey: searchKey('गुमानपाल'),
	});
	await db.member.updateMany({ data: { nameKey: 'old' } });
	expect(await renewKeys()).toBe(0);
});
