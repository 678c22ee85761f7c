import { between } from '@/lib/features/matching/interests/commands/send-interest';
import { answerSelect, getAnswers } from '@/lib/features/matching/interests/dto';
import type { ReportHistory } from '@/lib/features/matching/reports/schema';
import { db } from '@/lib/platform/db/client';

/** More than anybody reads through; the newest come first. */
const maxListed = 30;

/** The two of a report; the reporter may have gone. */
interface Sides {
	id: string;
	reporterId: string | null;
	aboutId: string;
}

/**
 * What has happened between the two of a report, and what else has been reported about each and by each: of others neither
 * names nor words. An administrator who has reported somebody reads only what is known of that other.
 */
export async function readReportHistory(
	{ id, reporterId, aboutId }: Sides,
	actorId: string,
): Promise<ReportHistory> {
	const readableId = reporterId === actorId ? null : reporterId;
	const sides = readableId ? [aboutId, readableId] : [aboutId];
	const interests = readableId ? await findBetween(readableId, aboutId) : [];
	const rows = await db.$queryRaw<SideRow[]>`
		SELECT member."id"::text, member."createdAt" AS "since", member."heldFromMatchesAt" AS "heldSince",
			(SELECT count(*)::int FROM "Interest" WHERE "fromMemberId" = member."id") AS "interestsSent",
			(SELECT count(*)::int FROM "Interest" WHERE "fromMemberId" = member."id" AND "status" = 'declined') AS "declined",
			(SELECT count(*)::int FROM "MatchMark" WHERE "otherId" = member."id" AND "kind" = 'blocked') AS "blockedBy"
		FROM "Member" member WHERE member."id" = ANY(${sides}::uuid[])`;
	const reports = await db.memberReport.findMany({
		where: {
			...{ id: { not: id }, aboutId: { not: actorId } },
			OR: [{ aboutId: { in: sides } }, { reporterId: { in: sides } }],
		},
		select: { id: true, reporterId: true, aboutId: true, reason: true, outcome: true, createdAt: true },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take: maxListed,
	});
	const sideOf = (memberId: string | null) => {
		if (memberId === aboutId) return 'about';
		return memberId !== null && memberId === readableId ? 'reporter' : 'other';
	};
	const countsOf = (memberId: string | null) => {
		const { id: _, ...row } = rows.find((each) => each.id === memberId) ?? { id: null, since: null };
		return row.since === null
			? null
			: { ...row, since: row.since.toISOString(), heldSince: row.heldSince?.toISOString() ?? null };
	};
	return {
		interests: interests.map(({ id: interestId, ...interest }) => ({
			_id: interestId,
			by: interest.fromMemberId === aboutId ? 'about' : 'reporter',
			status: interest.status,
			answers: getAnswers(interest),
			createdAt: interest.createdAt.toISOString(),
			answeredAt: interest.answeredAt?.toISOString() ?? null,
			endedAt: interest.endedAt?.toISOString() ?? null,
		})),
		about: countsOf(aboutId),
		reporter: countsOf(readableId),
		reports: reports.map(({ id: reportId, outcome, createdAt, ...report }) => ({
			_id: reportId,
			...{ about: sideOf(report.aboutId), by: sideOf(report.reporterId), reason: report.reason },
			state: outcome === 'held' || outcome === 'dismissed' ? outcome : 'open',
			createdAt: createdAt.toISOString(),
		})),
	};
}

interface SideRow {
	id: string;
	since: Date;
	heldSince: Date | null;
	interestsSent: number;
	declined: number;
	blockedBy: number;
}

function findBetween(reporterId: string, aboutId: string) {
	return db.interest.findMany({
		where: between(reporterId, aboutId),
		select: {
			...{ id: true, fromMemberId: true, status: true, createdAt: true, answeredAt: true },
			...{ endedAt: true, ...answerSelect },
		},
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take: maxListed,
	});
}
