import { Prisma } from '@/lib/db/generated/client';
import {
	type EmptiedColumn,
	emptiedColumns,
	namesOf,
	type Resting,
	type RestingTable,
	restingTables,
} from './tables';

// Rows in the trash speak of members too: of those who go for good meanwhile, and of those who rest there themselves.

type Tx = Prisma.TransactionClient;

const pathTo = (...names: string[]) => Prisma.sql`${names}::text[]`;

/** The rows at a path of an entry, each as `"row"` with its place as `at`. */
const rowsAt = (path: Prisma.Sql) =>
	Prisma.sql`jsonb_array_elements(entry."rows"#>${path}) WITH ORDINALITY AS listed ("row", at)`;

interface Rewriting {
	path: Prisma.Sql;
	/** Of `"row"`: which ones. */
	which: Prisma.Sql;
	/** What becomes of them; null takes them out. */
	becomes: Prisma.Sql | null;
}

async function rewrite(tx: Tx, { path, which, becomes }: Rewriting): Promise<void> {
	const kept = becomes ? Prisma.sql`true` : Prisma.sql`NOT (${which})`;
	const value = becomes ? Prisma.sql`CASE WHEN ${which} THEN ${becomes} ELSE "row" END` : Prisma.sql`"row"`;
	await tx.$executeRaw`
		UPDATE "TrashEntry" entry SET "rows" = jsonb_set(entry."rows", ${path}, (
			SELECT coalesce(jsonb_agg(${value} ORDER BY at), '[]') FROM ${rowsAt(path)} WHERE ${kept}
		))
		WHERE EXISTS (SELECT FROM ${rowsAt(path)} WHERE ${which})`;
}

/** References of the rows of a table to members. */
function membersIn(table: RestingTable, how: keyof Resting): string[] {
	const rules: Resting = restingTables[table];
	return Object.entries(rules[how] ?? {}).flatMap(([column, target]) =>
		target === 'Member' ? [column] : [],
	);
}

interface Forgotten {
	/** Cards of other trees that have stood for the member. */
	cards: string[];
	/** What a card, and a marriage on it, is left with. */
	person: Prisma.InputJsonObject;
	union: Prisma.InputJsonObject;
}

/** What of others' rows in the trash was about the member. */
interface Cleared {
	/** Cards, and reports in the member's words: of what the audit log may know something. */
	subjects: string[];
	/** Pictures of the member, to be removed. */
	photos: string[];
}

/** Leaves nothing of a member in what others have in the trash. */
export async function forgetInTrash(
	tx: Tx,
	memberId: string,
	{ cards: known, person, union }: Forgotten,
): Promise<Cleared> {
	const reports = await tx.$queryRaw<{ id: string }[]>`
		SELECT "row"->>'id' AS id FROM "TrashEntry" entry, ${rowsAt(pathTo('taken', 'MemberReport'))}
		WHERE "row"->>'reporterId' = ${memberId}`;
	const resting = await tx.$queryRaw<{ id: string; photoId: string | null }[]>`
		SELECT "row"->>'id' AS id, "row"->>'photoId' AS "photoId"
		FROM "TrashEntry" entry, ${rowsAt(pathTo('taken', 'Person'))}
		WHERE "row"->>'memberId' = ${memberId}
			OR ("row"->>'memberId' IS NULL AND "row"->>'kind' = 'named' AND "row"->>'id' = ANY(${known}::text[]))`;
	const cards = resting.map(({ id }) => id);
	if (cards.length > 0) {
		const become = (json: Prisma.InputJsonObject) => Prisma.sql`"row" || ${JSON.stringify(json)}::jsonb`;
		const onCard = Prisma.sql`"row"->>'partnerAId' = ANY(${cards}::text[])
			OR "row"->>'partnerBId' = ANY(${cards}::text[])`;
		const isCard = Prisma.sql`"row"->>'id' = ANY(${cards}::text[])`;
		await rewrite(tx, { path: pathTo('taken', 'Union'), which: onCard, becomes: become(union) });
		await rewrite(tx, { path: pathTo('taken', 'Person'), which: isCard, becomes: become(person) });
	}
	for (const table of namesOf(restingTables)) {
		const path = pathTo('taken', table);
		for (const column of membersIn(table, 'needs'))
			await rewrite(tx, { path, which: Prisma.sql`"row"->>${column} = ${memberId}`, becomes: null });
		for (const column of membersIn(table, 'loses')) {
			const without = { [column]: null, ...(table === 'MemberReport' && { text: null }) };
			const becomes = Prisma.sql`"row" || ${JSON.stringify(without)}::jsonb`;
			await rewrite(tx, { path, which: Prisma.sql`"row"->>${column} = ${memberId}`, becomes });
		}
	}
	for (const key of namesOf(emptiedColumns))
		await rewrite(tx, {
			path: pathTo('emptied', key),
			which: Prisma.sql`"row"->>'was' = ${memberId}`,
			becomes: null,
		});
	const ofPair = Prisma.sql`${memberId} IN ("row"->>'fromMemberId', "row"->>'toMemberId')`;
	await rewrite(tx, { path: pathTo('requests'), which: ofPair, becomes: null });
	const photos = resting.flatMap(({ photoId }) => photoId ?? []);
	await tx.$executeRaw`
		UPDATE "TrashEntry" SET "mediaIds" = ARRAY(
			SELECT unnest("mediaIds") EXCEPT SELECT unnest(${photos}::uuid[])
		) WHERE "mediaIds" && ${photos}::uuid[]`;
	return { subjects: [...cards, ...reports.map(({ id }) => id)], photos };
}

/**
 * Hands what could not come back with an entry, for somebody it needs rests in the trash themselves, over to their
 * entry: it comes back with them. To be called once the entry is put back, before it goes.
 */
export async function handOver(tx: Tx, id: string): Promise<void> {
	for (const table of namesOf(restingTables)) {
		for (const column of membersIn(table, 'needs')) {
			const row = Prisma.sql`"row"`;
			await give(tx, id, { from: pathTo('taken', table), to: pathTo('taken', table), column, row });
		}
		for (const column of membersIn(table, 'loses')) {
			const row = Prisma.sql`jsonb_build_object('id', "row"->'id', 'was', "row"->${column})`;
			const to = pathTo('emptied', `${table}.${column}`);
			if (`${table}.${column}` in emptiedColumns)
				await give(tx, id, { from: pathTo('taken', table), to, column, row });
		}
	}
	for (const key of namesOf(emptiedColumns)) await refillResting(tx, id, key);
}

interface Giving {
	from: Prisma.Sql;
	to: Prisma.Sql;
	/** Names the member who is missing. */
	column: string;
	/** What their entry is given, of `"row"`. */
	row: Prisma.Sql;
}

async function give(tx: Tx, id: string, { from, to, column, row }: Giving): Promise<void> {
	await tx.$executeRaw`
		UPDATE "TrashEntry" other
		SET "rows" = jsonb_set(other."rows", ${to}, coalesce(other."rows"#>${to}, '[]') || missing."rows")
		FROM (
			SELECT "row"->>${column} AS "memberId", jsonb_agg(${row}) AS "rows"
			FROM "TrashEntry" entry, ${rowsAt(from)}
			WHERE entry."id" = ${id}::uuid
				AND NOT EXISTS (SELECT FROM "Member" WHERE "id" = ("row"->>${column})::uuid)
			GROUP BY 1
		) missing
		WHERE other."kind" = 'member' AND other."subjectId" = missing."memberId"::uuid AND other."id" <> ${id}::uuid`;
}

/** Has rows that rest in another entry name the member again who has just come back. */
async function refillResting(tx: Tx, id: string, key: EmptiedColumn): Promise<void> {
	const [table, column] = emptiedColumns[key];
	const path = pathTo('taken', table);
	const former = Prisma.sql`(
		SELECT mine->'was' FROM "TrashEntry" own, jsonb_array_elements(own."rows"#>${pathTo('emptied', key)}) AS mine
		WHERE own."id" = ${id}::uuid AND mine->>'id' = "row"->>'id'
	)`;
	const which = Prisma.sql`"row"->>${column} IS NULL AND ${former} IS NOT NULL`;
	const becomes = Prisma.sql`"row" || jsonb_build_object(${column}::text, ${former})`;
	await rewrite(tx, { path, which, becomes });
}
