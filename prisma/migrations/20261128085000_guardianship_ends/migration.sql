-- AlterTable
ALTER TABLE "Guardianship" ADD COLUMN     "isEndUntold" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "Guardianship_untold_idx" ON "Guardianship" ("id") WHERE "isEndUntold";

-- What a relative may do for a candidate, and has asked to, ends with the link of the two, however that ends.
CREATE FUNCTION end_guardianships_of_pair() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "Guardianship"
	SET "status" = 'ended', "endedAt" = now(), "endedById" = NULL, "isEndUntold" = "status" = 'agreed'
	WHERE "status" <> 'ended' AND ("candidateId", "guardianId")
		IN ((OLD."fromMemberId", OLD."toMemberId"), (OLD."toMemberId", OLD."fromMemberId"));
	RETURN NULL;
END $$;
CREATE TRIGGER "FamilyRequest_ended_guardianships" AFTER UPDATE OF "status" ON "FamilyRequest"
	FOR EACH ROW WHEN (OLD."status" IN ('pending', 'accepted') AND NEW."status" NOT IN ('pending', 'accepted'))
	EXECUTE FUNCTION end_guardianships_of_pair();
CREATE TRIGGER "FamilyRequest_removed_guardianships" AFTER DELETE ON "FamilyRequest"
	FOR EACH ROW WHEN (OLD."status" IN ('pending', 'accepted'))
	EXECUTE FUNCTION end_guardianships_of_pair();

-- It ends with a marriage of the candidate, and with the death of either.
CREATE FUNCTION end_guardianships_of_member() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "Guardianship"
	SET "status" = 'ended', "endedAt" = now(), "endedById" = NULL, "isEndUntold" = "status" = 'agreed'
	WHERE "status" <> 'ended' AND ("candidateId" = NEW."id" OR (NEW."isDeceased" AND "guardianId" = NEW."id"));
	RETURN NULL;
END $$;
CREATE TRIGGER "Member_ended_guardianships" AFTER UPDATE OF "isMarried", "isDeceased" ON "Member"
	FOR EACH ROW WHEN (
		(NEW."isMarried" AND OLD."isMarried" IS DISTINCT FROM true) OR (NEW."isDeceased" AND NOT OLD."isDeceased")
	)
	EXECUTE FUNCTION end_guardianships_of_member();

-- Those whose ground is gone already.
UPDATE "Guardianship" guardianship
SET "status" = 'ended', "endedAt" = now(), "endedById" = NULL, "isEndUntold" = guardianship."status" = 'agreed'
FROM "Member" candidate, "Member" guardian
WHERE candidate."id" = guardianship."candidateId" AND guardian."id" = guardianship."guardianId"
	AND guardianship."status" <> 'ended'
	AND (
		candidate."isMarried" OR candidate."isDeceased" OR guardian."isDeceased" OR NOT EXISTS (
			SELECT FROM "FamilyRequest" link
			WHERE link."status" IN ('pending', 'accepted') AND (link."fromMemberId", link."toMemberId")
				IN ((candidate."id", guardian."id"), (guardian."id", candidate."id"))
		)
	);
