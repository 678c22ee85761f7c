import {
	type ClanNamer,
	clanNamesIn,
	loadClanNamer,
} from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { ClanField } from '@/lib/platform/db/generated/enums';
import { clanKeyIn, findKnownClan, isListed } from '@/lib/rules/clan/groups';
import { type FieldValue, idColumns, writeField, writeLists } from './rename-clans';

// A record in the trash cannot be renamed. Its entry keeps what the record held before any merge; when the record is
// restored, the merges that exist then are applied to it as if it had been there all the time.

type Tx = Prisma.TransactionClient;

/** What is about to be deleted: with a member their own tree. */
type Deleted = { memberId: string } | { treeId: string } | { deityId: string };

interface HeldRename {
	id: string;
	record: string;
	field: ClanField;
	before: string[];
	held: (string | null)[] | null;
}

/**
 * The ids of the renames that tell what the records held before the first merge. Leaves out records that have been
 * changed since.
 */
export async function findFirstRenames(tx: Tx, deleted: Deleted): Promise<string[]> {
	const renames = await tx.$queryRaw<HeldRename[]>`
		SELECT renamed."id"::text, coalesce(renamed."memberId", renamed."personId", renamed."deityId")::text AS "record",
			renamed."field"::text, renamed."before", CASE renamed."field"
				WHEN 'clan' THEN ARRAY[coalesce(member."clan", person."clan")]
				WHEN 'motherClan' THEN ARRAY[coalesce(member."motherClan", person."motherClan")]
				ELSE coalesce(wishes."clans", deity."clans")
			END AS "held"
		FROM (${getRenames(deleted)}) AS renamed
		JOIN "ClanAlias" AS alias ON alias."id" = renamed."aliasId"
		LEFT JOIN "Member" AS member ON member."id" = renamed."memberId"
		LEFT JOIN "PartnerWishes" AS wishes ON wishes."memberId" = renamed."memberId"
		LEFT JOIN "Person" AS person ON person."id" = renamed."personId"
		LEFT JOIN "Deity" AS deity ON deity."id" = renamed."deityId"
		ORDER BY alias."createdAt" DESC, renamed."id"`;
	if (renames.length === 0) return [];
	const nameOf = await loadClanNamer(tx);
	const asRenamed = renames.filter(({ before, held }) =>
		areSame(
			(held ?? []).flatMap((clan) => clan ?? []),
			clanNamesIn(before, nameOf),
		),
	);
	// Of one field the oldest is written last.
	return [...new Map(asRenamed.map(({ id, record, field }) => [`${record} ${field}`, id])).values()];
}

function getRenames(deleted: Deleted): Prisma.Sql {
	if ('deityId' in deleted)
		return Prisma.sql`SELECT * FROM "ClanRename" WHERE "deityId" = ${deleted.deityId}::uuid`;
	const tree =
		'treeId' in deleted
			? Prisma.sql`SELECT ${deleted.treeId}::uuid`
			: Prisma.sql`SELECT "id" FROM "FamilyTree" WHERE "ownerId" = ${deleted.memberId}::uuid`;
	const ofCards = Prisma.sql`
		SELECT renamed.* FROM "ClanRename" AS renamed JOIN "Person" AS card ON card."id" = renamed."personId"
		WHERE card."treeId" IN (${tree})`;
	if ('treeId' in deleted) return ofCards;
	return Prisma.sql`SELECT * FROM "ClanRename" WHERE "memberId" = ${deleted.memberId}::uuid UNION ALL ${ofCards}`;
}

interface RestoredField {
	table: keyof typeof idColumns;
	id: string;
	field: ClanField;
	clans: string[];
	/** Before any merge, where the entry knows it. */
	before: string[] | null;
}

/** Gives the records that an entry of the trash has brought back the clans that they would hold without it. */
export async function applyMerges(tx: Tx, entryId: string): Promise<void> {
	const aliases = await tx.clanAlias.findMany({
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		select: { id: true, key: true, clan: true },
	});
	const fields = await findRestoredFields(tx, entryId);
	const renames: Prisma.ClanRenameCreateManyInput[] = [];
	const changed: RestoredField[] = [];
	for (const { before, ...restored } of fields) {
		let clans = clanNamesIn(before ?? restored.clans, listedName);
		for (const { id: aliasId, key, clan: target } of aliases) {
			const getName: ClanNamer = (clan) => (!isListed(clan) && clanKeyIn(clan) === key ? target : clan);
			const after = clanNamesIn(clans, getName);
			if (areSame(clans, after)) continue;
			const { field, id } = restored;
			renames.push({ aliasId, field, before: clans, [idColumns[restored.table]]: id });
			clans = after;
		}
		if (!areSame(clans, restored.clans)) changed.push({ ...restored, before, clans });
	}
	if (renames.length > 0) await tx.clanRename.createMany({ data: renames });
	for (const table of ['Member', 'Person'] as const)
		for (const field of ['clan', 'motherClan'] as const) {
			const ofField = changed.filter((one) => one.table === table && one.field === field);
			const values = ofField.flatMap(({ id, clans: [clan] }): FieldValue[] => (clan ? [{ id, clan }] : []));
			if (values.length > 0) await writeField(tx, { table, field }, values);
		}
	for (const table of ['PartnerWishes', 'Deity'] as const) {
		const lists = changed.filter((one) => one.table === table);
		if (lists.length > 0) await writeLists(tx, table, lists);
	}
}

function findRestoredFields(tx: Tx, entryId: string): Promise<RestoredField[]> {
	const entry = Prisma.sql`SELECT "rows" FROM "TrashEntry" WHERE "id" = ${entryId}::uuid`;
	const valuesIn = (table: keyof typeof idColumns, field: ClanField) => {
		const [name, column] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${field}"`)];
		const id = Prisma.raw(table === 'PartnerWishes' ? '"memberId"' : '"id"');
		return Prisma.sql`
			SELECT ${table}::text AS "table", record.${id} AS "id", ${field}::text AS "field",
				${field === 'clans' ? Prisma.sql`record.${column}` : Prisma.sql`ARRAY[record.${column}]`} AS "clans"
			FROM entry, jsonb_populate_recordset(NULL::${name}, entry."rows"#>ARRAY['taken', ${table}::text]) AS taken
			JOIN ${name} AS record ON record.${id} = taken.${id} WHERE record.${column} IS NOT NULL`;
	};
	const values = [
		...[valuesIn('Member', 'clan'), valuesIn('Member', 'motherClan'), valuesIn('PartnerWishes', 'clans')],
		...[valuesIn('Person', 'clan'), valuesIn('Person', 'motherClan'), valuesIn('Deity', 'clans')],
	];
	return tx.$queryRaw<RestoredField[]>`
		WITH entry AS (${entry}),
		value AS (${Prisma.join(values, ' UNION ALL ')}),
		kept AS (
			SELECT kept.* FROM entry, jsonb_populate_recordset(NULL::"ClanRename", entry."rows"->'clanRenames') AS kept
		)
		SELECT value."table", value."id"::text, value."field", value."clans", kept."before" FROM value
		LEFT JOIN kept ON kept."field"::text = value."field"
			AND coalesce(kept."memberId", kept."personId", kept."deityId") = value."id"`;
}

const listedName: ClanNamer = (clan) => {
	const known = findKnownClan(clan);
	return known !== null && isListed(known) ? known : clan;
};

function areSame(clans: readonly string[], others: readonly string[]): boolean {
	return clans.join('\n') === others.join('\n');
}
