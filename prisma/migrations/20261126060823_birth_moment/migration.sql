-- CreateEnum
CREATE TYPE "BirthTimePrecision" AS ENUM ('minute', 'quarterHour', 'hour');

-- AlterEnum
ALTER TYPE "ConsentPurpose" ADD VALUE 'kundli';

-- CreateTable
CREATE TABLE "BirthMoment" (
    "memberId" UUID NOT NULL,
    "minutes" INTEGER,
    "timePrecision" "BirthTimePrecision",
    "placeKey" TEXT,
    "placeName" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "kundliSince" TIMESTAMPTZ(3),
    "moonFrom" DOUBLE PRECISION,
    "moonTo" DOUBLE PRECISION,
    "computedFor" DATE,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BirthMoment_pkey" PRIMARY KEY ("memberId")
);

-- AddForeignKey
ALTER TABLE "BirthMoment" ADD CONSTRAINT "BirthMoment_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "BirthMoment" ADD CONSTRAINT "BirthMoment_time_check" CHECK (
	"minutes" BETWEEN 0 AND 1439 AND ("minutes" IS NULL) = ("timePrecision" IS NULL)
);
-- What is in the list has its place on the map, what is not has a name alone.
ALTER TABLE "BirthMoment" ADD CONSTRAINT "BirthMoment_place_check" CHECK (
	"placeKey" ~ '\S' AND "placeName" ~ '\S'
	AND ("placeKey" IS NULL OR "placeName" IS NOT NULL)
	AND ("placeKey" IS NULL) = ("latitude" IS NULL) AND ("latitude" IS NULL) = ("longitude" IS NULL)
	AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
);
ALTER TABLE "BirthMoment" ADD CONSTRAINT "BirthMoment_moon_check" CHECK (
	("moonFrom" IS NULL) = ("moonTo" IS NULL) AND ("moonFrom" IS NULL) = ("computedFor" IS NULL)
	AND ("moonFrom" IS NULL OR "kundliSince" IS NOT NULL)
	AND "moonFrom" >= 0 AND "moonFrom" < 360 AND "moonTo" >= "moonFrom" AND "moonTo" < "moonFrom" + 360
);
