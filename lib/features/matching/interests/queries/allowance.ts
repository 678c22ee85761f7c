import type { ErrorCode } from '@/lib/core/errors';
import { interestLimit } from '@/lib/features/matching/constants';
import { latestUnanswered, waitsMs } from '@/lib/features/matching/interests/rules';
import { Prisma } from '@/lib/platform/db/generated/client';

const dayMs = 24 * 60 * 60 * 1000;

/** Interests of one member that may wait for an answer at a time. */
const mostOpen = 30;
/** The same of an account in its first week. */
const mostOpenAtFirst = 5;
const firstMs = 7 * dayMs;
/** After so many declined within 30 days, so few can be sent in a day. */
const declinedUntilSlow = 10;
const slowPerDay = 3;

/** What a member has sent. */
export interface SentCounts {
	/** Those that wait for an answer. */
	open: number;
	/** Within a day. */
	sentLately: number;
	/** By those who were asked, within 30 days. */
	declinedLately: number;
	/** The account is not a week old. */
	isNew: boolean;
}

/** How many interests a member can send now, and why not one more. */
export function getAllowance({ open, sentLately, declinedLately, isNew }: SentCounts): {
	left: number;
	refusal: ErrorCode;
} {
	const isSlow = declinedLately >= declinedUntilSlow;
	const openLeft = (isNew ? mostOpenAtFirst : mostOpen) - open;
	const dayLeft = (isSlow ? slowPerDay : interestLimit.points) - sentLately;
	const left = Math.max(0, Math.min(openLeft, dayLeft));
	if (openLeft <= dayLeft) return { left, refusal: isNew ? 'interest.manyOpenAtFirst' : 'interest.manyOpen' };
	return { left, refusal: isSlow ? 'interest.manyDeclined' : 'interest.manyToday' };
}

/** One row of `SentCounts`. */
export function sentCounts(memberId: string, now: Date): Prisma.Sql {
	const before = (ms: number) => new Date(now.getTime() - ms);
	return Prisma.sql`
		SELECT
			count(*) FILTER (WHERE "status" = 'sent' AND "createdAt" > ${latestUnanswered(now)})::int AS "open",
			count(*) FILTER (WHERE "createdAt" > ${before(dayMs)})::int AS "sentLately",
			count(*) FILTER (WHERE "status" = 'declined' AND "answeredAt" > ${before(30 * dayMs)}
				AND "answeredAt" < "createdAt" + ${waitsMs} * INTERVAL '1 millisecond')::int AS "declinedLately",
			EXISTS (
				SELECT FROM "Member" WHERE "id" = ${memberId}::uuid AND COALESCE("claimedAt", "createdAt") > ${before(firstMs)}
			) AS "isNew"
		FROM "Interest" WHERE "fromMemberId" = ${memberId}::uuid`;
}
