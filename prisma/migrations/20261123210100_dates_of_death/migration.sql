ALTER TABLE "Person" DROP CONSTRAINT "Person_life_check";

-- What imported files say of a date that is no whole day, where it is still what the card says: until now a card could
-- say the year alone. A month that contradicts the other date stays a year.
WITH told AS (
	SELECT "id", "bornOn", "bornPrecision", "diedOn",
		(SELECT fact ->> 'date' FROM jsonb_array_elements("facts") WITH ORDINALITY AS facts (fact, place)
			WHERE fact ->> 'tag' = 'BIRT' ORDER BY place LIMIT 1) AS birth
	FROM "Person" WHERE "facts" <> '[]'::jsonb
), births AS (
	SELECT "id", birth,
		CASE
			WHEN birth ~ '^(ABT|CAL|EST|BEF|AFT|BET|FROM|TO) ' THEN 'about'
			WHEN birth ~ '^(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) [0-9]{3,4}$'
				AND coalesce(to_date(birth, 'MON YYYY') <= "diedOn", true) THEN 'month'
		END AS precision
	FROM told
	WHERE "bornPrecision" = 'year' AND substring(birth FROM '[0-9]{3,4}')::integer = extract(year FROM "bornOn")
)
UPDATE "Person" person SET "bornPrecision" = births.precision::"BirthPrecision",
	"bornOn" = CASE births.precision WHEN 'month' THEN to_date(births.birth, 'MON YYYY') ELSE person."bornOn" END
FROM births WHERE births."id" = person."id" AND births.precision IS NOT NULL;

WITH told AS (
	SELECT "id", "bornOn", "diedOn",
		(SELECT fact ->> 'date' FROM jsonb_array_elements("facts") WITH ORDINALITY AS facts (fact, place)
			WHERE fact ->> 'tag' = 'DEAT' ORDER BY place LIMIT 1) AS death
	FROM "Person" WHERE "facts" <> '[]'::jsonb AND "diedOn" IS NOT NULL
), deaths AS (
	SELECT "id", "bornOn", death,
		CASE WHEN death ~ '^(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) [0-9]{3,4}$'
			THEN (to_date(death, 'MON YYYY') + interval '1 month' - interval '1 day')::date END AS "endOfMonth"
	FROM told WHERE substring(death FROM '[0-9]{3,4}')::integer = extract(year FROM "diedOn")
), fitting AS (
	SELECT "id", death, CASE WHEN coalesce("endOfMonth" >= "bornOn", true) THEN "endOfMonth" END AS "endOfMonth"
	FROM deaths
)
UPDATE "Person" person SET "diedOn" = coalesce(fitting."endOfMonth", person."diedOn"),
	"diedPrecision" = CASE
		WHEN fitting."endOfMonth" IS NOT NULL THEN 'month'
		WHEN death ~ '^(ABT|CAL|EST|BEF|AFT|BET|FROM|TO) ' THEN 'about'
		WHEN death !~ '^[0-9]{1,2} ' THEN 'year'
	END::"DeathPrecision"
FROM fitting WHERE fitting."id" = person."id";

ALTER TABLE "Person"
	-- Without a precision the date of death is a day.
	ADD CONSTRAINT "Person_diedPrecision_check" CHECK ("diedPrecision" IS NULL OR "diedOn" IS NOT NULL),
	ADD CONSTRAINT "Person_ageAtDeath_check" CHECK (
		"ageAtDeath" IS NULL OR ("isDeceased" AND "ageAtDeath" BETWEEN 1 AND 120)
	),
	-- The earliest birth is not after the latest death. Where no day is known, the day (and the month) that is stored is
	-- made up; "about" a year is five years before it to five years after it.
	ADD CONSTRAINT "Person_life_check" CHECK (
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
