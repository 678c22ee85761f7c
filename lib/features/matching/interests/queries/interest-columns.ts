import { type Actor, actorOf, shownContactOf } from '@/lib/features/matching/guardians/queries/in-force';
import type { InterestAnswers, ShownContact } from '@/lib/features/matching/interests/schema';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { InterestStatus, KindWords } from '@/lib/platform/db/generated/enums';
import { getAwaited } from './awaited';

/** Who has acted for the two of an interest, and what is awaited. */
export interface ActedInterest {
	/** The guardians who have acted, also where no agreement with them holds any more. */
	fromById: string | null;
	toById: string | null;
	/** Null where the member has acted themselves, or no agreement with the guardian holds. */
	fromActor: Actor | null;
	toActor: Actor | null;
	fromWaits: boolean;
	toWaits: boolean;
	saidYes: boolean;
	/** The contact that each shows to the other once both agree; null where nothing is open or agreed. */
	fromContact: ShownContact | null;
	toContact: ShownContact | null;
}

/** An interest with all that either of its two may see. */
export interface InterestRow extends InterestAnswers, ActedInterest {
	id: string;
	fromMemberId: string;
	toMemberId: string;
	status: InterestStatus;
	endedById: string | null;
	message: string | null;
	kindWords: KindWords | null;
	createdAt: Date;
}

/** The columns of an `InterestRow`, for rows of "Interest" as `interest`. */
export function interestColumns(now: Date): Prisma.Sql {
	const { fromWaits, toWaits, saidYes } = getAwaited(now);
	const contactOfSide = (memberId: Prisma.Sql, by: Prisma.Sql) =>
		Prisma.sql`CASE WHEN interest."status" IN ('sent', 'accepted') THEN ${shownContactOf(memberId, by, now)} END`;
	return Prisma.sql`
		interest."id"::text, interest."fromMemberId"::text, interest."toMemberId"::text, interest."status"::text,
		interest."endedById"::text, interest."message", interest."kindWords"::text, interest."createdAt",
		interest."family"::text, interest."village"::text, interest."work"::text, interest."plans"::text[],
		interest."seeks"::text[], interest."fromById", interest."toById", ${fromWaits} AS "fromWaits", ${toWaits} AS "toWaits", ${saidYes} AS "saidYes",
		CASE WHEN interest."fromById" IS NOT NULL THEN
			${actorOf(Prisma.sql`interest."fromMemberId"`, Prisma.sql`interest."fromById"`, now)} END AS "fromActor",
		CASE WHEN interest."toById" IS NOT NULL THEN
			${actorOf(Prisma.sql`interest."toMemberId"`, Prisma.sql`interest."toById"`, now)} END AS "toActor",
		${contactOfSide(Prisma.sql`interest."fromMemberId"`, Prisma.sql`interest."fromById"`)} AS "fromContact",
		${contactOfSide(Prisma.sql`interest."toMemberId"`, Prisma.sql`interest."toById"`)} AS "toContact"`;
}
