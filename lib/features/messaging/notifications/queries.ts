import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { getPairs } from '@/lib/features/family/same-people/queries/get-pairs';
import { actorOf, agreementsInForce } from '@/lib/features/matching/guardians/queries/in-force';
import { getAwaited } from '@/lib/features/matching/interests/queries/awaited';
import { latestUnanswered } from '@/lib/features/matching/interests/rules';
import { nameIn } from '@/lib/features/member/dto/written';
import { isAdult } from '@/lib/features/member/queries/adult';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { NotificationKind, notification, notificationsReply } from './schema';

/** More than anybody reads through. */
const maxListed = 50;

/** Answers and decisions are listed for this long. What waits for the member is listed until it is dealt with. */
const retentionMs = 90 * 24 * 60 * 60 * 1000;

interface NotificationRow extends z.input<typeof notification> {
	/** A person's name, as they write it in the other script. */
	otherSpelling: string | null;
	candidateSpelling: string | null;
	unread: number;
}

/**
 * What waits for a member, and what others have answered and decided: derived from the records themselves in one
 * statement, so that nothing is listed that has been withdrawn. Of another member only the name is read, which is written
 * in the script of `language`.
 */
export async function listNotifications(
	memberId: string,
	language: Language,
	now: Date,
): Promise<z.input<typeof notificationsReply>> {
	const id = Prisma.sql`${memberId}::uuid`;
	const oldest = new Date(now.getTime() - retentionMs);
	// Members who are blocked, or who say that they are under age, are left out of the list of interests too.
	const isShown = Prisma.sql`${isAdult(Prisma.sql`other."bornOn"`, now)} AND NOT EXISTS (
		SELECT FROM "MatchMark" mark
		WHERE mark."memberId" = ${id} AND mark."otherId" = other."id" AND mark."kind" = 'blocked'
	)`;
	const looksFor = agreementsInForce(Prisma.sql`candidate."id"`, Prisma.sql`guardian."id" = ${id}`, now);
	const { toWaits, saidYes } = getAwaited(now);
	const pairs = getPairs(memberId);
	const decidedAt = Prisma.sql`CASE "status" WHEN 'approved' THEN "approvedAt" ELSE "updatedAt" END`;
	// What administrators send in themselves is approved as it is created.
	const isDecided = Prisma.sql`"status" <> 'pending' AND ${decidedAt} > ${oldest}
		AND "approvedAt" IS DISTINCT FROM "createdAt"`;
	const isProposal = Prisma.sql`(question."answeredAt" IS NOT NULL AND question."confirmsId" IS NULL
		AND coalesce(question."saidName", question."saidClan", question."saidGotra", question."saidYear"::text) IS NOT NULL)`;
	const rows = await db.$queryRaw<NotificationRow[]>`
		WITH "notification" ("_id", "kind", "subject", "otherSpelling", "at", "isWaiting", "by", "candidateId") AS (
			SELECT request."id", 'relation.asked', other."name", other."nameInOtherScript", request."createdAt", true, NULL::text, NULL::uuid
			FROM "FamilyRequest" request JOIN "Member" other ON other."id" = request."fromMemberId"
			WHERE request."toMemberId" = ${id} AND request."status" = 'pending'
			UNION ALL
			SELECT interest."id",
				CASE
					WHEN ${toWaits} THEN 'interest.awaited'
					WHEN sender."by" IS NULL THEN 'interest.received' ELSE 'interest.receivedBy'
				END, other."name", other."nameInOtherScript", coalesce(interest."toWaitsAt", interest."createdAt"), true, sender."by", NULL
			FROM "Interest" interest JOIN "Member" other ON other."id" = interest."fromMemberId"
			CROSS JOIN LATERAL (
				SELECT ${actorOf(Prisma.sql`interest."fromMemberId"`, Prisma.sql`interest."fromById"`, now)}->>'name' AS "by"
			) sender
			WHERE interest."toMemberId" = ${id} AND interest."status" = 'sent' AND NOT ${saidYes}
				AND interest."createdAt" > ${latestUnanswered(now)} AND ${isShown}
			UNION ALL
			SELECT interest."id", 'interest.answered', other."name", other."nameInOtherScript", interest."saidYesAt", true, NULL, NULL
			FROM "Interest" interest JOIN "Member" other ON other."id" = interest."toMemberId"
			WHERE interest."fromMemberId" = ${id} AND interest."status" = 'sent' AND ${saidYes}
				AND interest."createdAt" > ${latestUnanswered(now)} AND ${isShown}
			UNION ALL
			SELECT interest."id", 'guardian.received', named."name", named."nameInOtherScript", interest."createdAt", true, NULL, looked."id"
			FROM (${looksFor}) looked JOIN "Member" named ON named."id" = looked."id"
			JOIN "Interest" interest ON interest."toMemberId" = looked."id"
			JOIN "Member" other ON other."id" = interest."fromMemberId"
			WHERE interest."status" = 'sent' AND NOT ${saidYes} AND NOT ${toWaits}
				AND interest."createdAt" > ${latestUnanswered(now)} AND ${isAdult(Prisma.sql`other."bornOn"`, now)}
				AND NOT EXISTS (
					SELECT FROM "MatchMark" mark
					WHERE mark."memberId" = looked."id" AND mark."otherId" = other."id" AND mark."kind" = 'blocked'
				)
			UNION ALL
			SELECT interest."id", CASE WHEN interest."saidYesAt" IS NULL THEN 'interest.settled' ELSE 'interest.agreed' END,
				other."name", other."nameInOtherScript", interest."answeredAt", false, NULL, NULL
			FROM "Interest" interest JOIN "Member" other ON other."id" = interest."fromMemberId"
			WHERE interest."toMemberId" = ${id} AND interest."status" = 'accepted'
				AND (interest."saidYesAt" IS NOT NULL OR interest."toById" IS NOT NULL)
				AND interest."answeredAt" > ${oldest} AND ${isShown}
			UNION ALL
			SELECT interest."id", 'interest.over', other."name", other."nameInOtherScript", interest."answeredAt", false, NULL, NULL
			FROM "Interest" interest
			JOIN "Member" other ON other."id" IN (interest."fromMemberId", interest."toMemberId") AND other."id" <> ${id}
			WHERE ${id} IN (interest."fromMemberId", interest."toMemberId") AND interest."status" = 'over'
				AND other."isMarried" AND interest."answeredAt" > ${oldest} AND ${isShown}
			UNION ALL
			SELECT interest."id", CASE interest."status"
					WHEN 'accepted' THEN 'guardian.settled'
					WHEN 'declined' THEN 'guardian.notAccepted'
					WHEN 'over' THEN 'guardian.over'
					ELSE 'guardian.answered'
				END, other."name", other."nameInOtherScript", coalesce(interest."answeredAt", interest."saidYesAt"), false, NULL,
				looked."id"
			FROM (${looksFor}) looked
			JOIN "Interest" interest ON looked."id" IN (interest."fromMemberId", interest."toMemberId")
			JOIN "Member" other ON other."id" IN (interest."fromMemberId", interest."toMemberId") AND other."id" <> looked."id"
			WHERE ${isAdult(Prisma.sql`other."bornOn"`, now)} AND NOT EXISTS (
					SELECT FROM "MatchMark" mark
					WHERE mark."memberId" = looked."id" AND mark."otherId" = other."id" AND mark."kind" = 'blocked'
				) AND CASE interest."status"
					WHEN 'sent' THEN interest."fromMemberId" = looked."id" AND ${saidYes}
						AND interest."createdAt" > ${latestUnanswered(now)}
					WHEN 'accepted' THEN interest."answeredAt" > ${oldest}
					WHEN 'declined' THEN interest."fromMemberId" = looked."id" AND interest."answeredAt" > ${oldest}
					WHEN 'over' THEN other."isMarried" AND interest."answeredAt" > ${oldest}
				END
			UNION ALL
			SELECT asked."id", 'guardian.asked', other."name", other."nameInOtherScript", asked."createdAt", true, NULL, NULL
			FROM "Guardianship" asked JOIN "Member" other ON other."id" = asked."guardianId"
			WHERE asked."candidateId" = ${id} AND asked."status" = 'asked' AND NOT other."isDeceased"
			UNION ALL
			SELECT agreed."id", 'guardian.agreed', other."name", other."nameInOtherScript", agreed."agreedAt", false, NULL, other."id"
			FROM "Guardianship" agreed JOIN "Member" other ON other."id" = agreed."candidateId"
			WHERE agreed."guardianId" = ${id} AND agreed."status" = 'agreed' AND agreed."agreedAt" > ${oldest}
			UNION ALL
			SELECT ended."id", 'guardian.ended', other."name", other."nameInOtherScript", ended."endedAt", false, NULL, NULL
			FROM "Guardianship" ended JOIN "Member" other
				ON other."id" IN (ended."candidateId", ended."guardianId") AND other."id" <> ${id}
			WHERE ${id} IN (ended."candidateId", ended."guardianId") AND ended."status" = 'ended'
				AND ended."endedById" IS DISTINCT FROM ${id} AND ended."endedAt" > ${oldest}
				AND (ended."agreedAt" IS NOT NULL OR ended."guardianId" = ${id})
			UNION ALL
			SELECT (array_agg(act."id" ORDER BY act."createdAt" DESC, act."id"))[1], 'guardian.acted', other."name", other."nameInOtherScript",
				max(act."createdAt"), false, NULL, NULL
			FROM "GuardianAct" act JOIN "Member" other ON other."id" = act."guardianId"
			WHERE act."candidateId" = ${id} AND act."createdAt" > ${oldest}
			GROUP BY other."id"
			UNION ALL
			SELECT request."id", CASE request."status" WHEN 'accepted' THEN 'relation.accepted' ELSE 'relation.refused' END,
				other."name", other."nameInOtherScript", request."answeredAt", false, NULL, NULL
			FROM "FamilyRequest" request JOIN "Member" other ON other."id" = request."toMemberId"
			WHERE request."fromMemberId" = ${id} AND request."status" IN ('accepted', 'rejected')
				AND NOT (request."isByAddress" AND request."status" = 'rejected')
				AND request."answeredAt" > ${oldest}
			UNION ALL
			SELECT interest."id", CASE interest."status" WHEN 'accepted' THEN 'interest.accepted' ELSE 'interest.notAccepted' END,
				other."name", other."nameInOtherScript", interest."answeredAt", false, NULL, NULL
			FROM "Interest" interest JOIN "Member" other ON other."id" = interest."toMemberId"
			WHERE interest."fromMemberId" = ${id} AND interest."status" IN ('accepted', 'declined')
				AND interest."answeredAt" > ${oldest} AND ${isShown}
			UNION ALL
			SELECT interest."id", 'interest.notAccepted', other."name", other."nameInOtherScript", interest."endedAt", false, NULL, NULL
			FROM "Interest" interest
			JOIN "Member" other ON other."id" IN (interest."fromMemberId", interest."toMemberId") AND other."id" <> ${id}
			WHERE ${id} IN (interest."fromMemberId", interest."toMemberId") AND interest."status" = 'ended'
				AND interest."endedById" = other."id" AND interest."endedAt" > ${oldest} AND ${isShown}
			UNION ALL
			SELECT (array_agg("id" ORDER BY "createdAt" DESC, "id"))[1], 'ancestor.asked', "ownerName", NULL, max("createdAt"), true, NULL, NULL
			FROM ${pairs} pair
			WHERE NOT "isWithin" AND "ownAnswer" IS NULL AND "otherAnswer" IS DISTINCT FROM 'no'
			GROUP BY "ownerId", "ownerName"
			UNION ALL
			SELECT "id", CASE "otherAnswer" WHEN 'yes' THEN 'ancestor.joined' ELSE 'ancestor.notJoined' END,
				"ownerName", NULL, "otherAnsweredAt", false, NULL, NULL
			FROM ${pairs} pair
			WHERE NOT "isWithin" AND "ownAnswer" = 'yes' AND "otherAnsweredAt" > greatest("ownAnsweredAt", ${oldest}::timestamptz)
			UNION ALL
			SELECT question."id", CASE
					WHEN question."wrongChoiceAt" IS NOT NULL THEN 'question.closed'
					WHEN question."saidRight" THEN 'question.confirmed'
					WHEN NOT question."saidRight" THEN 'question.notConfirmed'
					WHEN ${isProposal} THEN 'question.answered'
					ELSE 'question.unknown'
				END, coalesce(account."name", elder."name"),
				CASE WHEN account."id" IS NULL THEN elder."nameInOtherScript" ELSE account."nameInOtherScript" END,
				coalesce(question."wrongChoiceAt", question."answeredAt"), ${isProposal}, NULL, NULL
			FROM "ElderQuestion" question
			JOIN "FamilyTree" tree ON tree."id" = question."treeId"
			JOIN "Person" elder ON elder."id" = question."elderId" LEFT JOIN "Member" account ON account."id" = elder."memberId"
			WHERE tree."ownerId" = ${id} AND question."acceptedAt" IS NULL
				AND (${isProposal} OR coalesce(question."wrongChoiceAt", question."answeredAt") > ${oldest})
			UNION ALL
			SELECT "id", 'report.' || "words"::text, '', NULL, "createdAt", false, NULL, NULL
			FROM "ReportReply" WHERE "memberId" = ${id} AND "createdAt" > ${oldest}
			UNION ALL
			SELECT "id", CASE "status" WHEN 'approved' THEN 'story.approved' ELSE 'story.rejected' END,
				"title", NULL, ${decidedAt}, false, NULL, NULL
			FROM "Blog" WHERE "senderId" = ${id} AND ${isDecided}
			UNION ALL
			SELECT "id", CASE "status" WHEN 'approved' THEN 'picture.approved' ELSE 'picture.rejected' END,
				"title", NULL, ${decidedAt}, false, NULL, NULL
			FROM "GalleryImage" WHERE "senderId" = ${id} AND ${isDecided}
			UNION ALL
			SELECT "subjectId", CASE
					WHEN "kind" = 'blog' THEN 'story.removed'
					WHEN "rows" #>> '{taken,GalleryImage,0,status}' = 'pending' THEN 'picture.rejected'
					ELSE 'picture.removed'
				END, "name", NULL, "deletedAt", false, NULL, NULL
			FROM "TrashEntry"
			WHERE "ownerId" = ${id} AND "kind" IN ('blog', 'picture') AND "deletedAt" > ${oldest}
				AND "deletedById" IS DISTINCT FROM "ownerId"
		)
		SELECT "_id"::text, "kind", "subject", "otherSpelling", "by", "candidateId"::text, candidate."name" AS "candidate",
			candidate."nameInOtherScript" AS "candidateSpelling", "at", "isWaiting",
			coalesce("at" > "readUntil", true) AS "isUnread",
			(count(*) FILTER (WHERE coalesce("at" > "readUntil", true)) OVER ())::int AS "unread"
		FROM "notification" LEFT JOIN "NotificationsRead" ON "memberId" = ${id}
		LEFT JOIN "Member" candidate ON candidate."id" = "candidateId"
		ORDER BY "isWaiting" DESC, "at" DESC, "_id" LIMIT ${maxListed}`;
	return {
		notifications: rows.map(
			({ unread: _, otherSpelling, candidateSpelling, by, candidate, ...notification }) => ({
				...notification,
				subject: isTitled(notification.kind)
					? notification.subject
					: nameIn(language, { name: notification.subject, nameInOtherScript: otherSpelling }),
				by: by && nameIn(language, { name: by, nameInOtherScript: null }),
				candidate: candidate && nameIn(language, { name: candidate, nameInOtherScript: candidateSpelling }),
			}),
		),
		unread: rows[0]?.unread ?? 0,
	};
}

/** Whether its subject is a title, which is shown as its author wrote it. */
function isTitled(kind: NotificationKind): boolean {
	return kind.startsWith('story.') || kind.startsWith('picture.');
}
