-- How a member reads the days of their family, and where a calendar of theirs may fetch them.
CREATE TYPE "CalendarReckoning" AS ENUM ('purnimanta', 'amanta');

CREATE TABLE "FamilyDays" (
	"memberId" UUID NOT NULL,
	"reckoning" "CalendarReckoning" NOT NULL DEFAULT 'purnimanta',
	"isMailed" BOOLEAN NOT NULL DEFAULT false,
	"mailedAt" TIMESTAMPTZ(3),
	"feedKeyHash" TEXT,
	"feedSince" TIMESTAMPTZ(3),
	CONSTRAINT "FamilyDays_pkey" PRIMARY KEY ("memberId"),
	CONSTRAINT "FamilyDays_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "FamilyDays_feed_check" CHECK (("feedKeyHash" IS NULL) = ("feedSince" IS NULL))
);

CREATE UNIQUE INDEX "FamilyDays_feedKeyHash_key" ON "FamilyDays"("feedKeyHash");
CREATE INDEX "FamilyDays_mailed_idx" ON "FamilyDays"("memberId") WHERE "isMailed";
