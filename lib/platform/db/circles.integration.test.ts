import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg, { type PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideDatabase } from '@/tests/support/database';
import { getRuns } from '@/tests/support/full-run';
import { pool } from './pool';

provideDatabase();

type Link = readonly [child: number, parent: number];

const size = 200;

let client: PoolClient;
let trees: [string, string];
/** Of each tree. */
let people: [string[], string[]];

beforeEach(async () => {
	client = await pool.connect();
	await client.query('BEGIN');
	trees = [randomUUID(), randomUUID()];
	const getIds = () => Array.from({ length: size }, () => randomUUID());
	people = [getIds(), getIds()];
	for (const [at, tree] of trees.entries()) {
		const owner = randomUUID();
		await client.query(
			`INSERT INTO "Member" ("id", "name", "email", "emailKey", "claimedAt", "updatedAt")
			VALUES ($1, 'देवी सिंह', $2, $2, now(), now())`,
			[owner, `${owner}@example.org`],
		);
		await client.query(
			`INSERT INTO "FamilyTree" ("id", "ownerId", "name", "updatedAt") VALUES ($1, $2, 'राठौड़ परिवार', now())`,
			[tree, owner],
		);
		await client.query(
			`INSERT INTO "Person" ("id", "treeId", "name", "updatedAt")
			SELECT person, $1, 'मान सिंह', now() FROM unnest($2::uuid[]) person`,
			[tree, people[at]],
		);
	}
});

afterEach(async () => {
	await client.query('ROLLBACK');
	client.release();
});

/** Links in one statement. The constraint that refused, or `accepted`; what is refused leaves nothing. */
async function write(links: readonly Link[], more: readonly Link[] = []): Promise<string> {
	const rows = [links, more].flatMap((those, tree) =>
		those.map(([child, parent]) => ({
			...{ id: randomUUID(), treeId: trees[tree], createdAt: new Date(), role: 'father', kind: 'step' },
			...{ childId: people[tree]?.[child], parentId: people[tree]?.[parent] },
		})),
	);
	return getOutcome(
		'INSERT INTO "ParentLink" SELECT * FROM jsonb_populate_recordset(NULL::"ParentLink", $1::jsonb)',
		[JSON.stringify(rows)],
	);
}

async function getOutcome(sql: string, values: unknown[]): Promise<string> {
	await client.query('SAVEPOINT before');
	try {
		await client.query(sql, values);
		return 'accepted';
	} catch (error) {
		if (!(error instanceof pg.DatabaseError)) throw error;
		await client.query('ROLLBACK TO before');
		return error.constraint ?? error.message;
	}
}

function hasCircle(links: readonly Link[]): boolean {
	const leadsTo = (from: number, to: number, seen = new Set<number>()): boolean =>
		links.some(([child, parent]) => {
			if (child !== from || seen.has(parent)) return false;
			seen.add(parent);
			return parent === to || leadsTo(parent, to, seen);
		});
	return links.some(([child]) => leadsTo(child, child));
}

const line = (from: number, to: number): Link[] =>
	Array.from({ length: to - from }, (_, at) => [from + at, from + at + 1]);

it('takes statements of links exactly as long as nobody descends from themselves', async () => {
	const link = fc.tuple(fc.nat(7), fc.nat(7)).filter(([child, parent]) => child !== parent);
	const statements = fc
		.uniqueArray(link, { selector: ([child, parent]) => `${child} ${parent}`, maxLength: 14 })
		.chain((links) =>
			fc.tuple(fc.constant(links), fc.array(fc.integer({ min: 1, max: 6 }), { minLength: links.length })),
		)
		.map(([links, lengths]) => {
			const parts: Link[][] = [];
			for (let from = 0, at = 0; from < links.length; from += lengths[at] ?? 1, at += 1)
				parts.push(links.slice(from, from + (lengths[at] ?? 1)));
			return parts;
		});
	await fc.assert(
		fc.asyncProperty(statements, async (parts) => {
			await client.query('DELETE FROM "ParentLink"');
			const written: Link[] = [];
			for (const part of parts) {
				const refused = hasCircle([...written, ...part]);
				expect(await write(part)).toBe(refused ? 'ParentLink_own_ancestor' : 'accepted');
				if (!refused) written.push(...part);
			}
		}),
		{ numRuns: getRuns(150) },
	);
});

it('takes a long line at once, and no link that closes it', async () => {
	expect(await write([...line(0, size - 1), [size - 1, 0]])).toBe('ParentLink_own_ancestor');
	expect(await write(line(0, size - 1))).toBe('accepted');
	expect(await write([[size - 1, 0]])).toBe('ParentLink_own_ancestor');
	expect(await write([[size - 1, size / 2]])).toBe('ParentLink_own_ancestor');
});

it('takes thousands of links that are tangled in no circle', async () => {
	const ids = people[0].slice(0, 60);
	const links = ids.flatMap((_, child) => ids.slice(0, child).map((_, parent): Link => [child, parent]));
	expect(await write(links)).toBe('accepted');
	expect(await write([[0, 59]])).toBe('ParentLink_own_ancestor');
});

it('finds a circle in the second of two trees that a statement writes to', async () => {
	expect(await write(line(0, 5), [...line(0, 5), [5, 2]])).toBe('ParentLink_own_ancestor');
	expect(await write(line(0, 5), line(0, 5))).toBe('accepted');
});

it('refuses links that are changed into a circle', async () => {
	expect(
		await write([
			[0, 1],
			[1, 2],
			[0, 2],
		]),
	).toBe('accepted');
	const turn = `UPDATE "ParentLink" SET "childId" = "parentId", "parentId" = "childId" WHERE "childId" = $1`;
	const [first, second] = people[0];
	expect(await getOutcome(`${turn} AND "parentId" <> $2`, [first, second])).toBe('ParentLink_own_ancestor');
	expect(await getOutcome(turn, [second])).toBe('accepted');
});
