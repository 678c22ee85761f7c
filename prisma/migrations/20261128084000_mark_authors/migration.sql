-- AlterTable
ALTER TABLE "MatchMark" ADD COLUMN     "byId" UUID;

-- A guardian's mark was noted as an act at the same moment. All others are the member's own.
UPDATE "MatchMark" mark SET "byId" = act."guardianId"
FROM "GuardianAct" act
WHERE act."candidateId" = mark."memberId" AND act."otherId" = mark."otherId" AND act."createdAt" = mark."createdAt"
	AND act."action"::text = CASE mark."kind" WHEN 'hidden' THEN 'hid' ELSE mark."kind"::text END;
