-- AlterTable
ALTER TABLE "FamilyRequest" ADD COLUMN     "heldForIds" UUID[] DEFAULT ARRAY[]::UUID[];

DROP INDEX "FamilyRequest_pair_key";
CREATE UNIQUE INDEX "FamilyRequest_pair_key"
	ON "FamilyRequest" (LEAST("fromMemberId", "toMemberId"), GREATEST("fromMemberId", "toMemberId"))
	WHERE "status" IN ('pending', 'accepted', 'held');
-- A link is held for members only before it has been agreed to, and as long as it gives no rights.
ALTER TABLE "FamilyRequest" ADD CONSTRAINT "FamilyRequest_held_check" CHECK (
	CASE "status" WHEN 'held' THEN cardinality("heldForIds") > 0 WHEN 'accepted' THEN coalesce(cardinality("heldForIds"), 0) = 0 ELSE true END
);
