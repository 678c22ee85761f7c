-- Nullable, so that accounts in the trash come back without them.
ALTER TABLE "Member" ADD COLUMN "diedOn" DATE,
	ADD COLUMN "diedPrecision" "DeathPrecision",
	ADD COLUMN "ageAtDeath" INTEGER;

-- The age that was typed for members who were marked as deceased before. Nothing says which day they died; the day of the
-- last change is the latest that the mark can have been made.
WITH ages AS (
	SELECT "id", extract(year FROM age("updatedAt" AT TIME ZONE 'Asia/Kolkata', "bornOn"::timestamp))::integer AS years
	FROM "Member" WHERE "isDeceased" AND "bornPrecision" = 'age'
)
UPDATE "Member" member SET "ageAtDeath" = ages.years
FROM ages WHERE ages."id" = member."id" AND ages.years BETWEEN 1 AND 120;

-- As of the people in trees.
ALTER TABLE "Member"
	ADD CONSTRAINT "Member_diedOn_check" CHECK ("diedOn" IS NULL OR "isDeceased"),
	ADD CONSTRAINT "Member_diedPrecision_check" CHECK ("diedPrecision" IS NULL OR "diedOn" IS NOT NULL),
	ADD CONSTRAINT "Member_ageAtDeath_check" CHECK (
		"ageAtDeath" IS NULL OR ("isDeceased" AND "ageAtDeath" BETWEEN 1 AND 120)
	),
	ADD CONSTRAINT "Member_life_check" CHECK (
		CASE "diedPrecision"
			WHEN 'about' THEN date_trunc('year', "diedOn"::timestamp) + interval '6 years' - interval '1 day'
			WHEN 'year' THEN date_trunc('year', "diedOn"::timestamp) + interval '1 year' - interval '1 day'
			WHEN 'month' THEN date_trunc('month', "diedOn"::timestamp) + interval '1 month' - interval '1 day'
			ELSE "diedOn"::timestamp
		END >= CASE "bornPrecision"
			WHEN 'about' THEN date_trunc('year', "bornOn"::timestamp) - interval '5 years'
			WHEN 'year' THEN date_trunc('year', "bornOn"::timestamp)
			WHEN 'month' THEN date_trunc('month', "bornOn"::timestamp)
			WHEN 'age' THEN date_trunc('year', "bornOn"::timestamp) - interval '1 year'
			ELSE "bornOn"::timestamp
		END
	);
