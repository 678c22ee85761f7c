import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrateRows } from '@/tests/support/earlier-version';

interface EarlierCard {
	isMarried: boolean | null;
	isManglik?: boolean | null;
	isDeceased?: boolean;
}

const cards = {
	husband: { isMarried: false, isManglik: false },
	wife: { isMarried: false, isManglik: true },
	divorced: { isMarried: false, isManglik: null },
	formerWife: { isMarried: true },
	widow: { isMarried: false },
	lateHusband: { isMarried: false, isDeceased: true },
	forefather: { isMarried: false, isDeceased: true },
	foremother: { isMarried: null, isDeceased: true },
	bachelor: { isMarried: false },
	unknown: { isMarried: null },
} satisfies Record<string, EarlierCard>;

type Name = keyof typeof cards;

const couples: [Name, Name, 'death' | 'divorce' | null][] = [
	['husband', 'wife', null],
	['divorced', 'formerWife', 'divorce'],
	['widow', 'lateHusband', 'death'],
	['forefather', 'foremother', null],
];

const members = { unmarried: false, silent: null, married: true };

async function writeFamily(client: pg.Client): Promise<void> {
	for (const [name, isMarried] of Object.entries(members))
		await client.query(
			`INSERT INTO "Member" ("id", "name", "email", "emailKey", "claimedAt", "updatedAt", "isMarried", "isManglik")
			VALUES ($1, $2, $3, $3, now(), now(), $4, false)`,
			[randomUUID(), name, `${name}@example.org`, isMarried],
		);
	const { rows } = await client.query<{ id: string }>(`SELECT "id" FROM "Member" WHERE "name" = 'unmarried'`);
	const treeId = randomUUID();
	await client.query(
		`INSERT INTO "FamilyTree" ("id", "ownerId", "name", "updatedAt") VALUES ($1, $2, 'राठौड़ परिवार', now())`,
		[treeId, rows[0]?.id],
	);
	const ids = new Map<string, string>();
	for (const [name, card] of Object.entries<EarlierCard>(cards)) {
		const id = randomUUID();
		ids.set(name, id);
		await client.query(
			`INSERT INTO "Person" ("id", "treeId", "name", "updatedAt", "isMarried", "isManglik", "isDeceased")
			VALUES ($1, $2, $3, now(), $4, $5, $6)`,
			[id, treeId, name, card.isMarried, card.isManglik ?? null, card.isDeceased ?? false],
		);
	}
	for (const [a, b, endedBy] of couples) {
		const [first, second] = [ids.get(a), ids.get(b)].toSorted();
		await client.query(
			`INSERT INTO "Union" ("id", "treeId", "partnerAId", "partnerBId", "sequence", "endedBy")
			VALUES ($1, $2, $3, $4, 0, $5::"UnionEnd")`,
			[randomUUID(), treeId, first, second, endedBy],
		);
	}
}

describe('the migration of answers that were only preset', () => {
	it('forgets each No about manglik, takes marriages from the tree, and changes nothing else', async () => {
		await migrateRows({ first: '20261128190000_unstated_answers' }, writeFamily, async (client) => {
			const people = await client.query<{ name: string; isMarried: boolean; isManglik: boolean }>(
				`SELECT "name", "isMarried", "isManglik" FROM "Person"`,
			);
			expect(new Map(people.rows.map(({ name, isMarried }) => [name, isMarried]))).toEqual(
				new Map<string, boolean | null>([
					['husband', true],
					['wife', true],
					['divorced', false],
					['formerWife', true],
					['widow', false],
					['lateHusband', true],
					['forefather', true],
					['foremother', null],
					['bachelor', false],
					['unknown', null],
				]),
			);
			const mangliks = people.rows.flatMap(({ name, isManglik }) => (isManglik === null ? [] : [name]));
			expect(mangliks).toEqual(['wife']);
			const { rows } = await client.query(
				`SELECT "name", "isMarried", "isManglik" FROM "Member" ORDER BY "name"`,
			);
			expect(rows).toEqual([
				{ name: 'married', isMarried: true, isManglik: false },
				{ name: 'silent', isMarried: null, isManglik: false },
				{ name: 'unmarried', isMarried: false, isManglik: false },
			]);
		});
	});

	it('counts each member as unmarried who does not say to be married', async () => {
		await migrateRows({ first: '20261128190000_unstated_answers' }, writeFamily, async (client) => {
			const count = async () => {
				const { rows } = await client.query<{ count: number }>(
					`SELECT coalesce(sum("members"), 0)::int AS "count" FROM "MemberTally" WHERE "isUnmarried"`,
				);
				return rows[0]?.count;
			};
			expect(await count()).toBe(2);
			await client.query(`UPDATE "Member" SET "isMarried" = NULL WHERE "name" = 'married'`);
			expect(await count()).toBe(3);
		});
	});
});
