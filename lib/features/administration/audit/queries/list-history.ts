import type * as z from 'zod';
import { startOfDayInIndia } from '@/lib/core/calendar';
import type { Language } from '@/lib/core/language';
import { getPagination, getWindow } from '@/lib/core/paging';
import { searchKey } from '@/lib/core/text-folding';
import type {
	HistoryEntry,
	HistoryFilters,
	HistoryQuery,
	historyReply,
} from '@/lib/features/administration/audit/schema';
import { readingVerbs } from '@/lib/platform/audit/actions';
import { getInAlphabet } from '@/lib/platform/db/alphabet';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { literally } from '@/lib/platform/db/like';
import { findSubjects, subjectKey } from './find-subjects';
import { getChanges, getSentence, idsIn } from './history-text';

/** So many entries can be paged through: beyond, counting and skipping would take the longer the older the log is. */
const maxListed = 10_000;

interface Reader {
	readerId: string;
	language: Language;
}

/** The entries asked for, newest first, in the reader's language: three statements, however long the log is. */
export async function listHistory(
	{ page, limit, ...filters }: HistoryQuery,
	reader: Reader,
): Promise<z.output<typeof historyReply>> {
	const wanted = getCondition(filters, reader);
	const { skip, take } = getWindow({ page, limit });
	const rowsLeft = Math.max(0, Math.min(take, maxListed - skip));
	const [rows, { found, actors }] = await Promise.all([
		rowsLeft === 0 ? [] : findRows(wanted, Prisma.sql`LIMIT ${rowsLeft} OFFSET ${skip}`),
		countRows(wanted, reader.language),
	]);
	const pagination = getPagination({ page, limit }, Math.min(found, maxListed));
	return {
		entries: await serializeRows(rows, reader.language),
		actors,
		pagination,
		isMore: found > maxListed,
	};
}

const exportedAtOnce = 500;

/** All entries asked for, newest first, in batches: each begins behind the last one, so that none costs more. */
export async function* readAllHistory(
	filters: HistoryFilters,
	reader: Reader,
): AsyncGenerator<HistoryEntry[]> {
	const wanted = getCondition(filters, reader);
	const limit = Prisma.sql`LIMIT ${exportedAtOnce}`;
	let last: Row | undefined;
	do {
		const behind: Prisma.Sql = last
			? Prisma.sql`${wanted} AND ("at", "id") < (${last.at}, ${last.id}::bigint)`
			: wanted;
		const rows: Row[] = await findRows(behind, limit);
		if (rows.length > 0) yield await serializeRows(rows, reader.language);
		last = rows.length === exportedAtOnce ? rows.at(-1) : undefined;
	} while (last);
}

const dayMs = 24 * 60 * 60 * 1000;

function getCondition(
	{ actor, action, subjectType, subjectId, from, to, about, isChange }: HistoryFilters,
	{ readerId }: Reader,
): Prisma.Sql {
	const conditions = [
		shownTo(readerId),
		...(isChange ? [ofChanges(isChange === 'true')] : []),
		...(about ? [isAbout(about)] : []),
		...(actor ? [Prisma.sql`"actorId" = ${actor}::uuid`] : []),
		...(action ? [Prisma.sql`"action" = ${action}`] : []),
		...(subjectType ? [Prisma.sql`"subjectType" = ${subjectType}`] : []),
		...(subjectId ? [Prisma.sql`"subjectId" = ${subjectId}`] : []),
		...(from ? [Prisma.sql`"at" >= ${startOfDayInIndia(new Date(from))}`] : []),
		...(to ? [Prisma.sql`"at" < ${startOfDayInIndia(new Date(new Date(to).getTime() + dayMs))}`] : []),
	];
	return Prisma.join(conditions, ' AND ');
}

function ofChanges(isChange: boolean): Prisma.Sql {
	const isReading = Prisma.sql`split_part("action", '.', 2) = ANY (${readingVerbs}::text[])`;
	return isChange ? Prisma.sql`NOT ${isReading}` : isReading;
}

/** So many records of a kind are looked for by a name. */
const maxNamed = 500;

/** Of records whose name has a word that begins so, in either script; also of those in the trash. They are found first. */
function isAbout(text: string): Prisma.Sql {
	const key = searchKey(text);
	if (key === '') return Prisma.sql`FALSE`;
	const folded = `% ${literally(key)}%`;
	const typed = `%${literally(text)}%`;
	const named = (table: string, column: string, id = 'id') => Prisma.sql`(
		SELECT ${Prisma.raw(`"${id}"`)}::text FROM ${Prisma.raw(`"${table}"`)}
		WHERE (' ' || ${Prisma.raw(`"${column}"`)} || ' ') LIKE ${folded} LIMIT ${maxNamed}
	)`;
	return Prisma.sql`"subjectId" = ANY (ARRAY(
		${named('Member', 'nameKey')} UNION ALL ${named('FamilyTree', 'nameKey')}
		UNION ALL ${named('Person', 'nameKey')} UNION ALL ${named('DeityText', 'nameKey', 'deityId')}
		UNION ALL ${named('Blog', 'titleKey')} UNION ALL ${named('GalleryImage', 'titleKey')}
		UNION ALL (SELECT "id"::text FROM "InboxMessage" WHERE "name" ILIKE ${typed} LIMIT ${maxNamed})
		UNION ALL (SELECT "subjectId"::text FROM "TrashEntry" WHERE "name" ILIKE ${typed} LIMIT ${maxNamed})
		UNION ALL (SELECT "slug" FROM "Clan" WHERE "key" ILIKE ${typed} LIMIT ${maxNamed})
		UNION ALL (
			SELECT report."id"::text FROM "MemberReport" report JOIN "Member" about ON about."id" = report."aboutId"
			WHERE (' ' || about."nameKey" || ' ') LIKE ${folded} LIMIT ${maxNamed}
		)
	))`;
}

/** Nobody learns that they were reported, nor who has kept them out of matches for it. */
function shownTo(readerId: string): Prisma.Sql {
	return Prisma.sql`("subjectType" <> 'report' OR "subjectId" IS NULL OR "subjectId" <> ALL (ARRAY(
			SELECT "id"::text FROM "MemberReport" WHERE "aboutId" = ${readerId}::uuid
		)))
		AND ("action" NOT IN ('member.hold', 'member.release') OR "subjectId" IS DISTINCT FROM ${readerId})`;
}

interface Row {
	id: string;
	at: Date;
	actorId: string | null;
	actorName: string | null;
	action: string;
	subjectType: string;
	subjectId: string | null;
	changes: unknown;
}

/** Names are looked up once the few rows are found. */
function findRows(wanted: Prisma.Sql, part: Prisma.Sql): Promise<Row[]> {
	return db.$queryRaw<Row[]>`
		SELECT entry."id"::text, entry."at", entry."actorId"::text, actor."name" AS "actorName", entry."action",
			entry."subjectType", entry."subjectId", entry."changes"
		FROM (SELECT * FROM "AuditEntry" WHERE ${wanted} ORDER BY "at" DESC, "id" DESC ${part}) entry
		LEFT JOIN "Member" actor ON actor."id" = entry."actorId"
		ORDER BY entry."at" DESC, entry."id" DESC`;
}

interface Counted {
	/** At most one more than are listed. */
	found: number;
	actors: { _id: string; name: string }[];
}

/** The actors are found from one to the next along the index: there are few of them and many entries. */
async function countRows(wanted: Prisma.Sql, language: Language): Promise<Counted> {
	const [counted] = await db.$queryRaw<Counted[]>`
		WITH RECURSIVE known AS (
			(SELECT "actorId" FROM "AuditEntry" WHERE "actorId" IS NOT NULL ORDER BY "actorId" LIMIT 1)
			UNION ALL
			SELECT (
				SELECT "actorId" FROM "AuditEntry" WHERE "actorId" > known."actorId" ORDER BY "actorId" LIMIT 1
			) FROM known WHERE known."actorId" IS NOT NULL
		)
		SELECT
			(SELECT count(*)::int FROM (
				SELECT FROM "AuditEntry" WHERE ${wanted} LIMIT ${maxListed + 1}
			) listed) AS found,
			(SELECT coalesce(jsonb_agg(jsonb_build_object('_id', member."id", 'name', member."name")
				ORDER BY ${getInAlphabet(Prisma.sql`member."nameKey"`, language)}, member."id"), '[]')
				FROM known JOIN "Member" member ON member."id" = known."actorId") AS actors`;
	return counted ?? { found: 0, actors: [] };
}

/** So many of the members whose records were read together are named. */
const namedOfSeveral = 3;

async function serializeRows(rows: readonly Row[], language: Language): Promise<HistoryEntry[]> {
	const listed = rows.map(({ changes }) => idsIn(changes));
	const several = listed.flatMap((ids) => ids.slice(0, namedOfSeveral));
	const members = several.map((subjectId) => ({ subjectType: 'member', subjectId }));
	const subjects = await findSubjects([...rows, ...members], language);
	return rows.map(({ id, at, actorId, actorName, action, subjectType, subjectId, changes }, place) => {
		const severalNames = (listed[place] ?? [])
			.slice(0, namedOfSeveral)
			.flatMap((one) => subjects.get(subjectKey({ subjectType: 'member', subjectId: one }))?.name ?? []);
		const found = subjects.get(subjectKey({ subjectType, subjectId }));
		const subjectName = found?.name ?? null;
		return {
			_id: id,
			at: at.toISOString(),
			action,
			actor: actorId === null ? null : { _id: actorId, name: actorName },
			subject: { type: subjectType, _id: subjectId, name: subjectName, path: found?.path ?? null },
			sentence: getSentence({ action, subjectType, actorName, subjectName, severalNames, changes }, language),
			changes: getChanges({ subjectType, changes }, language),
		};
	});
}
