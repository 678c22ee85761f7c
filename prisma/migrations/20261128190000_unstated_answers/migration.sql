-- Home counts a member who does not say whether they are married as unmarried.
DELETE FROM "MemberTally";

CREATE OR REPLACE FUNCTION tally_members() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	told "MemberTally"[] := '{}';
BEGIN
	IF TG_OP <> 'INSERT' THEN
		told := told || ARRAY(SELECT ROW(0, coalesce("clan", ''), coalesce("clanKey", ''), coalesce("dynasty", ''),
			coalesce("dynastyKey", ''), "isAdmin", -1, "isDeceased", "isMarried" IS NOT TRUE)::"MemberTally"
			FROM before WHERE "claimedAt" IS NOT NULL);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		told := told || ARRAY(SELECT ROW(0, coalesce("clan", ''), coalesce("clanKey", ''), coalesce("dynasty", ''),
			coalesce("dynastyKey", ''), "isAdmin", 1, "isDeceased", "isMarried" IS NOT TRUE)::"MemberTally"
			FROM after WHERE "claimedAt" IS NOT NULL);
	END IF;
	WITH changed AS MATERIALIZED (
		SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried", sum("members") AS "members"
		FROM unnest(told) GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum("members") <> 0
	), taken AS MATERIALIZED (
		SELECT tally."id" FROM "MemberTally" AS tally
		JOIN changed USING ("clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried")
		FOR UPDATE OF tally SKIP LOCKED
	), gone AS (
		DELETE FROM "MemberTally" WHERE "id" IN (SELECT "id" FROM taken) RETURNING *
	)
	INSERT INTO "MemberTally"
		("clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried", "members")
		SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried", sum("members") FROM (
			SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried", "members" FROM gone
			UNION ALL SELECT * FROM changed
		) AS added GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum("members") <> 0;
	RETURN NULL;
END $$;

INSERT INTO "MemberTally"
	("clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried", "members")
	SELECT coalesce("clan", ''), coalesce("clanKey", ''), coalesce("dynasty", ''), coalesce("dynastyKey", ''), "isAdmin",
		"isDeceased", "isMarried" IS NOT TRUE, count(*)
	FROM "Member" WHERE "claimedAt" IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;

-- On cards a chosen No and the No that the form had preset look the same.
UPDATE "Person" SET "isManglik" = NULL WHERE NOT "isManglik";

-- A card whose marriage is in the tree says of it what the tree says: a marriage lasts until a divorce or the death of one of the two.
WITH side AS (
	SELECT "partnerAId" AS "id", "partnerBId" AS "partnerId", "endedBy" FROM "Union"
	UNION ALL SELECT "partnerBId", "partnerAId", "endedBy" FROM "Union"
)
UPDATE "Person" person SET "isMarried" = true
FROM side JOIN "Person" partner ON partner."id" = side."partnerId"
WHERE person."id" = side."id" AND NOT person."isMarried"
	AND side."endedBy" IS DISTINCT FROM 'divorce' AND partner."approvalStatus" <> 'rejected'
	AND (person."isDeceased" OR (side."endedBy" IS NULL AND NOT partner."isDeceased"));
