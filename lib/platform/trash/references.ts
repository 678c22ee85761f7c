import { Prisma } from '@/lib/platform/db/generated/client';
import {
	type EmptiedColumn,
	emptiedColumns,
	getNames,
	type Resting,
	type RestingTable,
	restingTables,
} from './tables';

// Rows in the trash speak of members too: of those who are deleted permanently meanwhile, and of those who are in the trash themselves.

type Tx = Prisma.TransactionClient;

const pathTo = (...names: string[]) => Prisma.sql`${names}::text[]`;

/** The rows at a path of an entry, each as `"row"` with its place as `at`. */
const rowsAt = (path: Prisma.Sql) =>
	Prisma.sql`jsonb_array_elements(entry."rows"#>${path}) WITH ORDINALITY AS listed ("row", at)`;

interface Rewriting {
	/** Those that may hold such rows; absent, any may. */
	entries?: readonly string[];
	path: Prisma.Sql;
	/** Of `"row"`: which ones. */
	which: Prisma.Sql;
	/** What becomes of them; null takes them out. */
	becomes: Prisma.Sql | null;
}

async function rewrite(tx: Tx, { entries, path, which, becomes }: Rewriting): Promise<void> {
	const kept = becomes ? Prisma.sql`true` : Prisma.sql`NOT (${which})`;
	const value = becomes ? Prisma.sql`CASE WHEN ${which} THEN ${becomes} ELSE "row" END` : Prisma.sql`"row"`;
	const isAmong = entries ? Prisma.sql`entry."id" = ANY(${entries}::uuid[])` : Prisma.sql`true`;
	await tx.$executeRaw`
		UPDATE "TrashEntry" entry SET "rows" = jsonb_set(entry."rows", ${path}, (
			SELECT coalesce(jsonb_agg(${value} ORDER BY at), '[]') FROM ${rowsAt(path)} WHERE ${kept}
		))
		WHERE ${isAmong} AND EXISTS (SELECT FROM ${rowsAt(path)} WHERE ${which})`;
}

/** The entries that name one of these ids anywhere: so that the whole trash is read once, however much is looked for. */
async function findNaming(tx: Tx, ids: readonly string[]): Promise<string[]> {
	const patterns = ids.map((id) => `%"${id}"%`);
	const found = await tx.$queryRaw<{ id: string }[]>`
		SELECT "id"::text FROM "TrashEntry" WHERE "rows"::text LIKE ANY (${patterns}::text[])`;
	return found.map(({ id }) => id);
}

/** References of the rows of a table to members. */
function membersIn(table: RestingTable, how: keyof Resting): string[] {
	const rules: Resting = restingTables[table];
	return Object.entries(rules[how] ?? {}).flatMap(([column, target]) =>
		target === 'Member' ? [column] : [],
	);
}

interface Forgotten {
	/** Cards of other trees of the member. */
	cards: string[];
	/** Reports that the member has written. */
	reports: string[];
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
	{ cards: known, reports: written, person, union }: Forgotten,
): Promise<Cleared> {
	const entries = await findNaming(tx, [memberId, ...known, ...written]);
	if (entries.length === 0) return { subjects: [], photos: [] };
	const isNaming = Prisma.sql`entry."id" = ANY(${entries}::uuid[])`;
	const isTheirs = Prisma.sql`("row"->>'reporterId' = ${memberId}
		OR "row"->>'reporterId' IS NULL AND "row"->>'id' = ANY(${written}::text[]))`;
	const reports = await tx.$queryRaw<{ id: string }[]>`
		SELECT "row"->>'id' AS id FROM "TrashEntry" entry, ${rowsAt(pathTo('taken', 'MemberReport'))}
		WHERE ${isNaming} AND ${isTheirs}`;
	await rewrite(tx, {
		entries,
		path: pathTo('taken', 'MemberReport'),
		which: isTheirs,
		becomes: Prisma.sql`"row" || '{"reporterId": null, "text": null}'`,
	});
	const resting = await tx.$queryRaw<{ id: string; photoId: string | null }[]>`
		SELECT "row"->>'id' AS id, "row"->>'photoId' AS "photoId"
		FROM "TrashEntry" entry, ${rowsAt(pathTo('taken', 'Person'))}
		WHERE ${isNaming} AND ("row"->>'memberId' = ${memberId}
			OR "row"->>'memberId' IS NULL AND "row"->>'kind' = 'named' AND "row"->>'id' = ANY(${known}::text[]))`;
	const cards = resting.map(({ id }) => id);
	if (cards.length > 0) {
		const become = (json: Prisma.InputJsonObject) => Prisma.sql`"row" || ${JSON.stringify(json)}::jsonb`;
		const onCard = Prisma.sql`"row"->>'partnerAId' = ANY(${cards}::text[])
			OR "row"->>'partnerBId' = ANY(${cards}::text[])`;
		const isCard = Prisma.sql`"row"->>'id' = ANY(${cards}::text[])`;
		await rewrite(tx, { entries, path: pathTo('taken', 'Union'), which: onCard, becomes: become(union) });
		await rewrite(tx, { entries, path: pathTo('taken', 'Person'), which: isCard, becomes: become(person) });
	}
	for (const table of getNames(restingTables)) {
		const path = pathTo('taken', table);
		for (const column of membersIn(table, 'needs'))
			await rewrite(tx, { entries, path, which: Prisma.sql`"row"->>${column} = ${memberId}`, becomes: null });
		for (const column of membersIn(table, 'loses')) {
			const becomes = Prisma.sql`"row" || ${JSON.stringify({ [column]: null })}::jsonb`;
			await rewrite(tx, { entries, path, which: Prisma.sql`"row"->>${column} = ${memberId}`, becomes });
		}
	}
	await rewrite(tx, {
		entries,
		path: pathTo('taken', 'MeetingQuestion'),
		which: Prisma.sql`NOT EXISTS (SELECT FROM ${interestsIn(Prisma.sql`entry`)})`,
		becomes: null,
	});
	for (const key of getNames(emptiedColumns))
		await rewrite(tx, {
			entries,
			path: pathTo('emptied', key),
			which: Prisma.sql`"row"->>'was' = ${memberId}`,
			becomes: null,
		});
	const ofPair = Prisma.sql`${memberId} IN ("row"->>'fromMemberId', "row"->>'toMemberId')`;
	await rewrite(tx, { entries, path: pathTo('requests'), which: ofPair, becomes: null });
	const photos = resting.flatMap(({ photoId }) => photoId ?? []);
	await tx.$executeRaw`
		UPDATE "TrashEntry" SET "mediaIds" = ARRAY(
			SELECT unnest("mediaIds") EXCEPT SELECT unnest(${photos}::uuid[])
		) WHERE "mediaIds" && ${photos}::uuid[]`;
	return { subjects: [...cards, ...reports.map(({ id }) => id)], photos };
}

/**
 * Hands what could not come back with an entry, because somebody it needs is in the trash too, over to their
 * entry: it comes back with them. To be called once the entry is put back, before it goes.
 */
export async function handOver(tx: Tx, id: string): Promise<void> {
	for (const table of getNames(restingTables)) {
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
	await giveQuestions(tx, id);
	for (const key of getNames(emptiedColumns)) await refillResting(tx, id, key);
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

/** The interest of an entry that the question in `"row"` is about. */
const interestsIn = (entry: Prisma.Sql) => Prisma.sql`(
	SELECT FROM jsonb_array_elements(${entry}."rows"#>${pathTo('taken', 'Interest')}) AS interest
	WHERE interest->>'id' = "row"->>'interestId'
) AS about`;

/** Questions of a meeting name no member: they go where their interest has gone. */
async function giveQuestions(tx: Tx, id: string): Promise<void> {
	const path = pathTo('taken', 'MeetingQuestion');
	await tx.$executeRaw`
		UPDATE "TrashEntry" other
		SET "rows" = jsonb_set(other."rows", ${path}, coalesce(other."rows"#>${path}, '[]') || missing."rows")
		FROM (
			SELECT target."id", jsonb_agg("row") AS "rows"
			FROM "TrashEntry" entry, ${rowsAt(path)}, "TrashEntry" target
			WHERE entry."id" = ${id}::uuid AND target."id" <> entry."id"
				AND NOT EXISTS (SELECT FROM "Interest" WHERE "id" = ("row"->>'interestId')::uuid)
				AND EXISTS (SELECT FROM ${interestsIn(Prisma.sql`target`)})
			GROUP BY target."id"
		) missing
		WHERE other."id" = missing."id"`;
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
