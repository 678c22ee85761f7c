import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrateRows } from '@/tests/support/earlier-version';

/** Two owners, each with a tree of one card; the cards are a pair that one owner has answered. */
async function writePair(client: pg.Client): Promise<void> {
	const trees = [randomUUID(), randomUUID()].sort();
	for (const treeId of trees) {
		const ownerId = randomUUID();
		await client.query(
			`INSERT INTO "Member" ("id", "name", "email", "emailKey", "claimedAt", "updatedAt")
			VALUES ($1, 'Owner', $2, $2, now(), now())`,
			[ownerId, `${ownerId}@example.org`],
		);
		await client.query(
			`INSERT INTO "FamilyTree" ("id", "ownerId", "name", "updatedAt") VALUES ($1, $2, 'राठौड़ परिवार', now())`,
			[treeId, ownerId],
		);
		await client.query(
			`INSERT INTO "Person" ("id", "treeId", "name", "updatedAt") VALUES ($1, $1, 'Padam Singh', now())`,
			[treeId],
		);
		await client.query('INSERT INTO "SamePersonSearch" ("treeId", "treeVersion") VALUES ($1, 1)', [treeId]);
	}
	await client.query(
		`INSERT INTO "SamePerson" ("oneTreeId", "oneId", "otherTreeId", "otherId", "oneAnswer", "oneAnsweredAt")
		VALUES ($1, $1, $2, $2, 'yes', now())`,
		trees,
	);
}

describe('the migration of searches for the same person', () => {
	it('lets every tree be searched again, and keeps the pairs with their answers', async () => {
		await migrateRows({ first: '20261128100100_same_person_tries' }, writePair, async (client) => {
			const searches = await client.query('SELECT "treeId" FROM "SamePersonSearch"');
			expect(searches.rows).toEqual([]);
			const pairs = await client.query('SELECT "oneAnswer", "otherAnswer", "isOfOnePlace" FROM "SamePerson"');
			expect(pairs.rows).toEqual([{ oneAnswer: 'yes', otherAnswer: null, isOfOnePlace: null }]);
		});
	});
});
