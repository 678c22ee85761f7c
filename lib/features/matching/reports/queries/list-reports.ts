import { DomainError } from '@/lib/core/errors';
import { getPagination, getWindow } from '@/lib/core/paging';
import type { MemberReport, ReportState, ReportsQuery } from '@/lib/features/matching/reports/schema';
import { getInAlphabet } from '@/lib/platform/db/alphabet';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Language, ReportReason, ReportWords } from '@/lib/platform/db/generated/enums';
import { matchKey } from '@/lib/platform/db/key-match';

interface ReportRow {
	id: string;
	reporterId: string | null;
	reporterName: string | null;
	aboutId: string;
	aboutName: string;
	heldSince: Date | null;
	reports: number;
	reason: ReportReason;
	text: string | null;
	language: Language;
	state: ReportState;
	words: ReportWords | null;
	isRead: boolean;
	createdAt: Date;
	answeredAt: Date | null;
}

const state = Prisma.sql`CASE WHEN report."outcome" IN ('held', 'dismissed') THEN report."outcome"::text ELSE 'open' END`;

const reports = Prisma.sql`(SELECT count(*)::int FROM "MemberReport" WHERE "aboutId" = about."id")`;

const columns = Prisma.sql`report."id"::text, reporter."id"::text AS "reporterId", reporter."name" AS "reporterName",
	about."id"::text AS "aboutId", about."name" AS "aboutName", about."heldFromMatchesAt" AS "heldSince",
	${reports} AS "reports", report."reason"::text, report."text", report."language"::text, ${state} AS "state",
	report."words"::text,
	report."readAt" IS NOT NULL AS "isRead", report."createdAt", report."answeredAt"`;

const fromReports = Prisma.sql`FROM "MemberReport" AS report
	JOIN "Member" AS about ON about."id" = report."aboutId"
	LEFT JOIN "Member" AS reporter ON reporter."id" = report."reporterId"`;

/** Nobody reads what was said about themselves, nor by whom. */
const mayRead = (actorId: string) => Prisma.sql`report."aboutId" <> ${actorId}::uuid`;

/** What members have reported about others, and how many reports there are in each state. */
export async function listReports(
	query: ReportsQuery,
	{ actorId, language }: { actorId: string; language: Language },
) {
	const { state: wantedState, reason, search, sort, ...paging } = query;
	const [aboutLike, reporterLike] = [
		matchKey(Prisma.sql`about."nameKey"`, search),
		matchKey(Prisma.sql`reporter."nameKey"`, search),
	];
	const conditions = [
		mayRead(actorId),
		...(wantedState ? [Prisma.sql`${state} = ${wantedState}`] : []),
		...(reason ? [Prisma.sql`report."reason" = ${reason}::"ReportReason"`] : []),
		...(search === '' ? [] : [Prisma.sql`(${aboutLike.matches} OR ${reporterLike.matches})`]),
	];
	const wanted = Prisma.sql`${fromReports} WHERE ${Prisma.join(conditions, ' AND ')}`;
	const { skip, take } = getWindow(paging);
	const [rows, [counted], stateCounts] = await Promise.all([
		db.$queryRaw<
			ReportRow[]
		>`SELECT ${columns} ${wanted} ORDER BY ${getOrder(sort, language)} LIMIT ${take} OFFSET ${skip}`,
		db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS "total" ${wanted}`,
		countStates(actorId),
	]);
	return {
		reports: rows.map(toReportDto),
		pagination: getPagination(paging, counted?.total ?? 0),
		stateCounts,
	};
}

function getOrder(sort: ReportsQuery['sort'], language: Language): Prisma.Sql {
	const direction = Prisma.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
	const newestFirst = Prisma.sql`report."createdAt" DESC, report."id"`;
	switch (sort) {
		case 'createdAt':
		case '-createdAt':
			return Prisma.sql`report."createdAt" ${direction}, report."id"`;
		case 'about':
		case '-about':
			return Prisma.sql`${getInAlphabet(Prisma.sql`about."nameKey"`, language)} ${direction},
				about."id", ${newestFirst}`;
		case 'reports':
		case '-reports':
			return Prisma.sql`${reports} ${direction}, about."id", ${newestFirst}`;
	}
}

type Counts = Record<'all' | ReportState, number>;

async function countStates(actorId: string): Promise<Counts> {
	const [counts] = await db.$queryRaw<Counts[]>`
		SELECT count(*)::int AS "all",
			count(*) FILTER (WHERE ${state} = 'open')::int AS "open",
			count(*) FILTER (WHERE ${state} = 'held')::int AS "held",
			count(*) FILTER (WHERE ${state} = 'dismissed')::int AS "dismissed"
		FROM "MemberReport" AS report WHERE ${mayRead(actorId)}`;
	return counts ?? { all: 0, open: 0, held: 0, dismissed: 0 };
}

/**
 * One report, for an administrator whom it is not about.
 *
 * @throws DomainError `notFound`
 */
export async function getReport(actorId: string, id: string): Promise<MemberReport> {
	const [row] = await db.$queryRaw<ReportRow[]>`
		SELECT ${columns} ${fromReports} WHERE report."id" = ${id}::uuid AND ${mayRead(actorId)}`;
	if (!row) throw new DomainError('notFound');
	return toReportDto(row);
}

function toReportDto(row: ReportRow): MemberReport {
	const { id, reporterId, reporterName, aboutId, aboutName, heldSince, reports, ...rest } = row;
	return {
		...rest,
		_id: id,
		reporter: reporterId === null ? null : { _id: reporterId, name: reporterName ?? '' },
		about: { _id: aboutId, name: aboutName, heldSince: heldSince?.toISOString() ?? null, reports },
		createdAt: row.createdAt.toISOString(),
		answeredAt: row.answeredAt?.toISOString() ?? null,
	};
}
