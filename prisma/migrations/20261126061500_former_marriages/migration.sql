CREATE TYPE "FormerMarriage" AS ENUM ('widowed', 'divorced');
CREATE TYPE "FormerMarriageWish" AS ENUM ('never', 'neverOrWidowed', 'before');
ALTER TABLE "Member" ADD COLUMN "formerMarriage" "FormerMarriage",
	ADD COLUMN "formerMarriageEndedYear" INTEGER,
	ADD COLUMN "childrenCount" INTEGER,
	ADD CONSTRAINT "Member_formerMarriage_check" CHECK ("formerMarriage" IS NULL OR "isMarried" IS FALSE),
	ADD CONSTRAINT "Member_formerMarriageDetails_check" CHECK (
		("formerMarriage" IS NOT NULL OR "formerMarriageEndedYear" IS NULL AND "childrenCount" IS NULL)
		AND "formerMarriageEndedYear" BETWEEN 1900 AND 2200 IS NOT FALSE AND "childrenCount" BETWEEN 0 AND 20 IS NOT FALSE
	);
ALTER TABLE "PartnerWishes" ADD COLUMN "formerMarriage" "FormerMarriageWish",
	ADD COLUMN "isFormerMarriageMust" BOOLEAN NOT NULL DEFAULT false;
