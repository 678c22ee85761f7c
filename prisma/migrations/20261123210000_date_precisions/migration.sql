-- A value that is added to an enum can be used from the next transaction on: the next migration uses these.
ALTER TYPE "BirthPrecision" ADD VALUE 'month' AFTER 'day';
ALTER TYPE "BirthPrecision" ADD VALUE 'about' AFTER 'year';

CREATE TYPE "DeathPrecision" AS ENUM ('day', 'month', 'year', 'about');

-- Nullable, so that cards in the trash come back without them.
ALTER TABLE "Person" ADD COLUMN "diedPrecision" "DeathPrecision",
	ADD COLUMN "ageAtDeath" INTEGER;
