import { DomainError } from '@/lib/core/errors';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { TrashKind } from '@/lib/platform/db/generated/enums';
import {
	type EmptiedColumn,
	emptiedColumns,
	getNames,
	type Resting,
	type RestingTable,
	restingTables,
} from './tables';

// What administrators delete is stored as JSON, out of its tables. A row is written and read back by the database alone,
// so that no column is forgotten; of a later version of the portal come those columns that the row has had.

type Tx = Prisma.TransactionClient;

/** Rows of a table, whose name in the condition is `t`. */
type Taken = Partial<Record<RestingTable, Prisma.Sql>>;

/** Rows that stay, and lose what they say in this column. Their table's name in the condition is `t`. */
type Emptied = Partial<Record<EmptiedColumn, Prisma.Sql>>;

interface NewEntry {
	kind: TrashKind;
	subjectId: string;
	ownerId: string | null;
	/** What it is called in the list. */
	name: string;
	deletedById: string;
	deletedAt: Date;
	/** The pictures that stay in the store with it; nobody but administrators sees them meanwhile. */
	mediaIds: string[];
	taken: Taken;
	emptied?: Emptied;
	/** The ids of the renames that say what the records held before any merge of clans. */
	clanRenames?: readonly string[];
	/** Requests that the deletion ends or parts from their cards, as they are before it. */
	requests?: Prisma.Sql;
}

/** Notes what is about to be deleted, before it is. The caller holds the subject and deletes the rows. Answers the entry. */
export async function keepInTrash(
	tx: Tx,
	{ taken, emptied = {}, clanRenames = [], requests = Prisma.sql`false`, mediaIds, ...entry }: NewEntry,
): Promise<string> {
	const ownerless = Prisma.sql`(t."id" = ANY(${mediaIds}::uuid[]) OR ${emptied['Media.ownerId'] ?? Prisma.sql`false`})`;
	const [created] = await tx.$queryRaw<{ id: string }[]>`
		INSERT INTO "TrashEntry"
			("kind", "subjectId", "ownerId", "name", "deletedById", "deletedAt", "mediaIds", "rows")
		VALUES (
			${entry.kind}::"TrashKind", ${entry.subjectId}::uuid, ${entry.ownerId}::uuid, ${entry.name},
			${entry.deletedById}::uuid, ${entry.deletedAt}, ${mediaIds}::uuid[],
			jsonb_build_object(
				'taken', ${getObject(taken, getRows)},
				'emptied', ${getObject({ ...emptied, 'Media.ownerId': ownerless }, getFormer)},
				'clanRenames', ${getRows('ClanRename', Prisma.sql`t."id" = ANY(${clanRenames}::uuid[])`)},
				'requests', ${getRows('FamilyRequest', requests)}
			)
		) RETURNING "id"::text`;
	await tx.media.updateMany({ where: { id: { in: mediaIds } }, data: { ownerId: null } });
	if (!created) throw new Error('nothing was put into the trash');
	return created.id;
}

function getObject<Key extends string>(
	parts: Partial<Record<Key, Prisma.Sql>>,
	write: (key: Key, condition: Prisma.Sql) => Prisma.Sql,
): Prisma.Sql {
	const pairs = getNames(parts).flatMap((key) => {
		const condition = parts[key];
		return condition ? [Prisma.sql`${key}::text, ${write(key, condition)}`] : [];
	});
	return pairs.length === 0 ? Prisma.sql`'{}'::jsonb` : Prisma.sql`jsonb_build_object(${Prisma.join(pairs)})`;
}

function getRows(table: string, condition: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`(SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM ${named(table)} t WHERE ${condition})`;
}

function getFormer(key: EmptiedColumn, condition: Prisma.Sql): Prisma.Sql {
	const [table, column] = emptiedColumns[key];
	return Prisma.sql`(
		SELECT coalesce(jsonb_agg(jsonb_build_object('id', t."id", 'was', t.${named(column)})), '[]')
		FROM ${named(table)} t WHERE t.${named(column)} IS NOT NULL AND ${condition}
	)`;
}

/** A name of our own, never one that somebody typed. */
function named(name: string): Prisma.Sql {
	return Prisma.raw(`"${name}"`);
}

/** What is in the trash, held until the transaction ends. */
export interface TrashEntry {
	id: string;
	kind: TrashKind;
	subjectId: string;
	ownerId: string | null;
	name: string;
	deletedAt: Date;
	mediaIds: string[];
}

type Found = { id: string } | { kind: TrashKind; subjectId: string };

/** @throws DomainError `notFound` when it has been restored or deleted permanently */
export async function lockEntry(tx: Tx, which: Found): Promise<TrashEntry> {
	const condition =
		'id' in which
			? Prisma.sql`"id" = ${which.id}::uuid`
			: Prisma.sql`"kind" = ${which.kind}::"TrashKind" AND "subjectId" = ${which.subjectId}::uuid`;
	const [entry] = await tx.$queryRaw<TrashEntry[]>`
		SELECT "id"::text, "kind"::text, "subjectId"::text, "ownerId"::text, "name", "deletedAt",
			"mediaIds"::text[]
		FROM "TrashEntry" WHERE ${condition} FOR UPDATE`;
	if (!entry) throw new DomainError('notFound');
	return entry;
}

export async function forgetEntry(tx: Tx, id: string): Promise<void> {
	await tx.trashEntry.delete({ where: { id }, select: { id: true } });
}

/** Everything in these entries and that the audit log may speak of, by its id. */
export async function findSubjects(tx: Tx, ids: readonly string[]): Promise<string[]> {
	const found = await tx.$queryRaw<{ id: string }[]>`
		SELECT "row"->>'id' AS id FROM "TrashEntry", jsonb_each("rows"->'taken') AS taken ("table", "list"),
			jsonb_array_elements("list") AS "row"
		WHERE "TrashEntry"."id" = ANY(${ids}::uuid[]) AND "row" ? 'id'
		UNION SELECT "subjectId"::text FROM "TrashEntry" WHERE "id" = ANY(${ids}::uuid[])`;
	return found.map((row) => row.id);
}

/** Puts the rows of an entry back into their tables, and what others' rows have said. The entry stays. */
export async function putBack(tx: Tx, id: string): Promise<void> {
	const filled = await tx.$queryRaw<{ name: string }[]>`
		SELECT part."name" FROM "TrashEntry", LATERAL (
			SELECT * FROM jsonb_each("rows"->'taken') UNION ALL SELECT * FROM jsonb_each("rows"->'emptied')
		) AS part ("name", "list")
		WHERE "id" = ${id}::uuid AND jsonb_array_length("list") > 0`;
	const names = new Set(filled.map(({ name }) => name));
	for (const table of getNames(restingTables)) if (names.has(table)) await insertRows(tx, id, table);
	for (const key of getNames(emptiedColumns)) if (names.has(key)) await refillColumn(tx, id, key);
}

/** The entry's rows of a table, as the database reads JSON into it. */
function getRecords(id: string, table: RestingTable): Prisma.Sql {
	return Prisma.sql`jsonb_populate_recordset(NULL::${named(table)}, (
		SELECT "rows"#>ARRAY['taken', ${table}::text] FROM "TrashEntry" WHERE "id" = ${id}::uuid
	))`;
}

async function insertRows(tx: Tx, id: string, table: RestingTable): Promise<void> {
	// Columns that have come since are left to their defaults, those that have gone stay away.
	const known = await tx.$queryRaw<{ name: string }[]>`
		SELECT key AS name
		FROM "TrashEntry", jsonb_array_elements("rows"#>ARRAY['taken', ${table}::text]) AS "row",
			jsonb_object_keys("row") AS key
		WHERE "id" = ${id}::uuid AND key IN (
			SELECT attname FROM pg_attribute
			WHERE attrelid = ${`"${table}"`}::regclass AND attnum > 0 AND NOT attisdropped
		)
		GROUP BY key
		HAVING count(*) = (
			SELECT jsonb_array_length("rows"#>ARRAY['taken', ${table}::text])
			FROM "TrashEntry" WHERE "id" = ${id}::uuid
		)`;
	if (known.length === 0) return;
	const { needs = {}, loses = {} }: Resting = restingTables[table];
	const columns = known.map(({ name }) => named(name));
	const values = known.map(({ name }) => {
		const target = loses[name];
		return target
			? Prisma.sql`CASE WHEN ${isThere(name, target)} THEN t.${named(name)} END`
			: Prisma.sql`t.${named(name)}`;
	});
	const conditions = Object.entries(needs).map(([name, target]) => isThere(name, target));
	const condition = conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' AND ');
	await tx.$executeRaw`
		INSERT INTO ${named(table)} (${Prisma.join(columns)})
		SELECT ${Prisma.join(values)} FROM ${getRecords(id, table)} AS t WHERE ${condition}`;
}

function isThere(column: string, target: string): Prisma.Sql {
	return Prisma.sql`EXISTS (SELECT FROM ${named(target)} r WHERE r."id" = t.${named(column)})`;
}

async function refillColumn(tx: Tx, id: string, key: EmptiedColumn): Promise<void> {
	const [table, column] = emptiedColumns[key];
	// Somebody may stand on one card of a tree only.
	const isFree =
		key === 'Person.memberId'
			? Prisma.sql`t."kind" = 'named' AND NOT EXISTS (
				SELECT FROM "Person" o WHERE o."treeId" = t."treeId" AND o."memberId" = former."was"
			)`
			: Prisma.sql`true`;
	await tx.$executeRaw`
		UPDATE ${named(table)} t SET ${named(column)} = former."was"
		FROM "TrashEntry" entry, jsonb_to_recordset(entry."rows"#>ARRAY['emptied', ${key}::text])
			AS former("id" uuid, "was" uuid)
		WHERE entry."id" = ${id}::uuid AND t."id" = former."id" AND t.${named(column)} IS NULL
			AND EXISTS (SELECT FROM "Member" WHERE "id" = former."was") AND ${isFree}`;
}
