import { type ClanNamer, clanNamesIn } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { Prisma } from '@/lib/platform/db/generated/client';
import { clanKeyIn } from '@/lib/rules/clan/groups';

type Tx = Prisma.TransactionClient;

interface Renaming {
	before: string;
	after: string;
}

/** Every clan as some record holds it. */
export async function listStoredClans(tx: Tx): Promise<string[]> {
	const rows = await tx.$queryRaw<{ clan: string }[]>`
		SELECT "clan" FROM (
			SELECT DISTINCT "clan" FROM "Member" UNION SELECT DISTINCT "motherClan" FROM "Member"
			UNION SELECT DISTINCT "clan" FROM "Person" UNION SELECT DISTINCT "motherClan" FROM "Person"
			UNION SELECT unnest("clans") FROM "PartnerWishes" UNION SELECT unnest("clans") FROM "Deity"
		) AS stored WHERE "clan" IS NOT NULL`;
	return rows.map(({ clan }) => clan);
}

/**
 * Writes other names of clans into every record that holds the old ones. With `aliasId`, notes what each has held.
 * Answers how many fields have changed.
 */
export async function renameClans(
	tx: Tx,
	renamings: readonly Renaming[],
	aliasId: string | null,
): Promise<number> {
	if (renamings.length === 0) return 0;
	const fields = [
		await renameField(tx, { table: 'Member', field: 'clan' }, renamings, aliasId),
		await renameField(tx, { table: 'Member', field: 'motherClan' }, renamings, aliasId),
		await renameField(tx, { table: 'Person', field: 'clan' }, renamings, aliasId),
		await renameField(tx, { table: 'Person', field: 'motherClan' }, renamings, aliasId),
		await renameLists(tx, 'PartnerWishes', renamings, aliasId),
		await renameLists(tx, 'Deity', renamings, aliasId),
	];
	return fields.reduce((sum, count) => sum + count, 0);
}

interface Field {
	table: 'Member' | 'Person';
	field: 'clan' | 'motherClan';
}

/** Which column of `ClanRename` names a record of each table. */
export const idColumns = {
	Member: 'memberId',
	Person: 'personId',
	PartnerWishes: 'memberId',
	Deity: 'deityId',
} as const;

/** A clan of a member has its key beside it. */
function assigned({ table, field }: Field): Prisma.Sql {
	const hasKey = table === 'Member' && field === 'clan';
	return Prisma.raw(`"${field}" = renaming."after"${hasKey ? ', "clanKey" = renaming."key"' : ''}`);
}

async function renameField(
	tx: Tx,
	field: Field,
	renamings: readonly Renaming[],
	aliasId: string | null,
): Promise<number> {
	const [table, column] = [Prisma.raw(`"${field.table}"`), Prisma.raw(`"${field.field}"`)];
	const idColumn = Prisma.raw(`"${idColumns[field.table]}"`);
	const renamed = Prisma.sql`
		WITH renamed AS (
			UPDATE ${table} AS record SET ${assigned(field)}
			FROM unnest(
				${renamings.map(({ before }) => before)}::text[], ${renamings.map(({ after }) => after)}::text[],
				${renamings.map(({ after }) => clanKeyIn(after))}::text[]
			) AS renaming("before", "after", "key")
			WHERE record.${column} = renaming."before" RETURNING record."id", renaming."before"
		)`;
	if (aliasId === null) {
		const [row] = await tx.$queryRaw<
			{ count: number }[]
		>`${renamed} SELECT count(*)::int AS "count" FROM renamed`;
		return row?.count ?? 0;
	}
	return tx.$executeRaw`${renamed}
		INSERT INTO "ClanRename" ("aliasId", ${idColumn}, "field", "before")
		SELECT ${aliasId}::uuid, "id", ${field.field}::"ClanField", ARRAY["before"] FROM renamed`;
}

export interface FieldValue {
	id: string;
	clan: string;
}

/** Writes the clan of each record, and of members its key. */
export async function writeField(tx: Tx, field: Field, values: readonly FieldValue[]): Promise<void> {
	await tx.$executeRaw`
		UPDATE ${Prisma.raw(`"${field.table}"`)} AS record SET ${assigned(field)}
		FROM unnest(
			${values.map(({ id }) => id)}::uuid[], ${values.map(({ clan }) => clan)}::text[],
			${values.map(({ clan }) => clanKeyIn(clan))}::text[]
		) AS renaming("id", "after", "key")
		WHERE record."id" = renaming."id"`;
}

interface StoredList {
	id: string;
	clans: string[];
}

async function renameLists(
	tx: Tx,
	table: 'PartnerWishes' | 'Deity',
	renamings: readonly Renaming[],
	aliasId: string | null,
): Promise<number> {
	const id = Prisma.raw(table === 'Deity' ? '"id"' : '"memberId"');
	const befores = renamings.map(({ before }) => before);
	const lists = await tx.$queryRaw<StoredList[]>`
		SELECT ${id}::text AS "id", "clans" FROM ${Prisma.raw(`"${table}"`)}
		WHERE "clans" && ${befores}::text[] ORDER BY ${id} FOR UPDATE`;
	if (lists.length === 0) return 0;
	const afterOf = new Map(renamings.map(({ before, after }) => [before, after]));
	await writeLists(
		tx,
		table,
		lists.map(({ id: listId, clans }) => ({
			id: listId,
			clans: clanNamesIn(clans, (clan) => afterOf.get(clan) ?? clan),
		})),
	);
	if (aliasId !== null)
		await tx.clanRename.createMany({
			data: lists.map((list) => ({
				...{ aliasId, [idColumns[table]]: list.id },
				...{ field: 'clans' as const, before: list.clans },
			})),
		});
	return lists.length;
}

export async function writeLists(
	tx: Tx,
	table: 'PartnerWishes' | 'Deity',
	lists: readonly StoredList[],
): Promise<void> {
	const id = Prisma.raw(table === 'Deity' ? '"id"' : '"memberId"');
	await tx.$executeRaw`
		UPDATE ${Prisma.raw(`"${table}"`)} AS record
		SET "clans" = ARRAY(
			SELECT "clan" FROM jsonb_array_elements_text(list->'clans') WITH ORDINALITY AS named("clan", "position")
			ORDER BY "position"
		)
		FROM jsonb_array_elements(${JSON.stringify(lists)}::jsonb) AS list
		WHERE record.${id} = (list->>'id')::uuid`;
}

/**
 * Gives the records that an alias has renamed back what they held. A record that has been changed since keeps what it
 * holds. Answers how many fields have changed.
 */
export async function restoreClans(tx: Tx, aliasId: string, nameOf: ClanNamer): Promise<number> {
	const held = await tx.$queryRaw<{ before: string }[]>`
		SELECT DISTINCT "before"[1] AS "before" FROM "ClanRename"
		WHERE "aliasId" = ${aliasId}::uuid AND "field" <> 'clans'`;
	const restorings = held.map(({ before }) => ({ before, after: nameOf(before) }));
	let count = 0;
	for (const table of ['Member', 'Person'] as const)
		for (const field of ['clan', 'motherClan'] as const)
			count += await restoreField(tx, { table, field }, restorings, aliasId);
	return count + (await restoreLists(tx, aliasId, nameOf));
}

function restoreField(
	tx: Tx,
	field: Field,
	restorings: readonly Renaming[],
	aliasId: string,
): Promise<number> {
	const [table, column] = [Prisma.raw(`"${field.table}"`), Prisma.raw(`"${field.field}"`)];
	const hasKey = field.table === 'Member' && field.field === 'clan';
	const key = hasKey ? Prisma.sql`, "clanKey" = restoring."key"` : Prisma.empty;
	return tx.$executeRaw`
		UPDATE ${table} AS record SET ${column} = restoring."before"${key}
		FROM "ClanRename" AS renaming, unnest(
			${restorings.map(({ before }) => before)}::text[], ${restorings.map(({ after }) => after)}::text[],
			${restorings.map(({ before }) => clanKeyIn(before))}::text[]
		) AS restoring("before", "after", "key")
		WHERE renaming."aliasId" = ${aliasId}::uuid AND renaming."field" = ${field.field}::"ClanField"
			AND renaming.${Prisma.raw(`"${idColumns[field.table]}"`)} = record."id"
			AND renaming."before"[1] = restoring."before" AND record.${column} = restoring."after"`;
}

async function restoreLists(tx: Tx, aliasId: string, nameOf: ClanNamer): Promise<number> {
	const lists = await tx.clanRename.findMany({
		where: { aliasId, field: 'clans' },
		orderBy: { id: 'asc' },
		select: {
			before: true,
			deity: { select: { id: true, clans: true } },
			member: { select: { partnerWishes: { select: { memberId: true, clans: true } } } },
		},
	});
	const held = lists.flatMap(({ before, deity, member }) => {
		const wishes = member?.partnerWishes;
		const list = deity ?? (wishes && { id: wishes.memberId, clans: wishes.clans });
		const isAsRenamed = list?.clans.join('\n') === clanNamesIn(before, nameOf).join('\n');
		return list && isAsRenamed ? [{ isDeity: deity !== null, id: list.id, clans: before }] : [];
	});
	for (const table of ['PartnerWishes', 'Deity'] as const) {
		const restored = held.filter(({ isDeity }) => isDeity === (table === 'Deity'));
		if (restored.length > 0) await writeLists(tx, table, restored);
	}
	return held.length;
}
