-- The tallies know who lives and who is unmarried too: what the community counts needs no look at every member.
DELETE FROM "MemberTally";
ALTER TABLE "MemberTally" ADD COLUMN "isDeceased" BOOLEAN NOT NULL, ADD COLUMN "isUnmarried" BOOLEAN NOT NULL;

CREATE OR REPLACE FUNCTION tally_members() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	told "MemberTally"[] := '{}';
BEGIN
	IF TG_OP <> 'INSERT' THEN
		told := told || ARRAY(SELECT ROW(0, coalesce("clan", ''), coalesce("clanKey", ''), coalesce("dynasty", ''),
			coalesce("dynastyKey", ''), "isAdmin", -1, "isDeceased", "isMarried" IS FALSE)::"MemberTally"
			FROM before WHERE "claimedAt" IS NOT NULL);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		told := told || ARRAY(SELECT ROW(0, coalesce("clan", ''), coalesce("clanKey", ''), coalesce("dynasty", ''),
			coalesce("dynastyKey", ''), "isAdmin", 1, "isDeceased", "isMarried" IS FALSE)::"MemberTally"
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
		"isDeceased", "isMarried" IS FALSE, count(*)
	FROM "Member" WHERE "claimedAt" IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;

-- The public lists of names, page by page.
CREATE INDEX "Member_listed_by_name" ON "Member" ("name", "id") INCLUDE ("bornOn", "isMarried")
	WHERE "claimedAt" IS NOT NULL AND NOT "isDeceased" AND "isListed";
