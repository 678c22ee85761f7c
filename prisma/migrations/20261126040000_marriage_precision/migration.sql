-- How much of the date of a marriage is known. Of those that are there it stays unknown: the facts of their files say more.
CREATE TYPE "MarriagePrecision" AS ENUM ('day', 'year');
ALTER TABLE "Union" ADD COLUMN "marriedPrecision" "MarriagePrecision",
	ADD CONSTRAINT "Union_precision_check" CHECK ("marriedPrecision" IS NULL OR "marriedOn" IS NOT NULL);
