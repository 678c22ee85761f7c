-- AlterTable
ALTER TABLE "Member" ADD COLUMN     "isImported" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "MemberTally" (
    "id" BIGSERIAL NOT NULL,
    "clan" TEXT NOT NULL DEFAULT '',
    "clanKey" TEXT NOT NULL DEFAULT '',
    "dynasty" TEXT NOT NULL DEFAULT '',
    "dynastyKey" TEXT NOT NULL DEFAULT '',
    "isAdmin" BOOLEAN NOT NULL,
    "members" INTEGER NOT NULL,

    CONSTRAINT "MemberTally_pkey" PRIMARY KEY ("id")
);

-- What a list of administrators is searched by. A space stands before every word, so that one and two letters are
-- looked for where words begin, but before no number: fewer than three digits stand in too many of them. A line break
-- keeps one field's end from making a word with the next.
CREATE FUNCTION write_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	NEW."searchText" := ' ' || concat_ws(E' \n ',
		NEW."nameKey", NEW."clanKey", NEW."dynastyKey", NEW."emailKey",
		lower(concat_ws(E' \n ', NEW."location", NEW."villageAddress", NEW."ancestralResidence", NEW."tehsil",
			NEW."district", NEW."fatherName", NEW."sakh", NEW."gotra", NEW."motherClan", NEW."profession",
			NEW."education")))
		|| E' \n' || regexp_replace(translate(coalesce(NEW."mobileNumber", ''), '०१२३४५६७८९', '0123456789'), '[^0-9]', '', 'g');
	RETURN NEW;
END $$;

CREATE TRIGGER "Member_search_text" BEFORE INSERT OR UPDATE OF "nameKey", "clanKey", "dynastyKey", "emailKey",
	"location", "villageAddress", "ancestralResidence", "tehsil", "district", "fatherName", "sakh", "gotra", "motherClan",
	"profession", "education", "mobileNumber" ON "Member"
	FOR EACH ROW EXECUTE FUNCTION write_search_text();

-- What a change adds and takes away is added up with the rows of the same that nobody else is adding up just now: two
-- who register at once never wait for each other, and what nobody tells any more is gone.
CREATE FUNCTION tally_members() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	told "MemberTally"[] := '{}';
BEGIN
	IF TG_OP <> 'INSERT' THEN
		told := told || ARRAY(SELECT ROW(0, coalesce("clan", ''), coalesce("clanKey", ''), coalesce("dynasty", ''),
			coalesce("dynastyKey", ''), "isAdmin", -1)::"MemberTally" FROM before WHERE "claimedAt" IS NOT NULL);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		told := told || ARRAY(SELECT ROW(0, coalesce("clan", ''), coalesce("clanKey", ''), coalesce("dynasty", ''),
			coalesce("dynastyKey", ''), "isAdmin", 1)::"MemberTally" FROM after WHERE "claimedAt" IS NOT NULL);
	END IF;
	WITH changed AS MATERIALIZED (
		SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", sum("members") AS "members" FROM unnest(told)
		GROUP BY 1, 2, 3, 4, 5 HAVING sum("members") <> 0
	), taken AS MATERIALIZED (
		SELECT tally."id" FROM "MemberTally" AS tally
		JOIN changed USING ("clan", "clanKey", "dynasty", "dynastyKey", "isAdmin") FOR UPDATE OF tally SKIP LOCKED
	), gone AS (
		DELETE FROM "MemberTally" WHERE "id" IN (SELECT "id" FROM taken) RETURNING *
	)
	INSERT INTO "MemberTally" ("clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "members")
		SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", sum("members") FROM (
			SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "members" FROM gone
			UNION ALL SELECT * FROM changed
		) AS added GROUP BY 1, 2, 3, 4, 5 HAVING sum("members") <> 0;
	RETURN NULL;
END $$;

CREATE TRIGGER "Member_tally_insert" AFTER INSERT ON "Member" REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION tally_members();
CREATE TRIGGER "Member_tally_update" AFTER UPDATE ON "Member" REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION tally_members();
CREATE TRIGGER "Member_tally_delete" AFTER DELETE ON "Member" REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION tally_members();

UPDATE "Member" SET "nameKey" = "nameKey";
INSERT INTO "MemberTally" ("clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "members")
	SELECT coalesce("clan", ''), coalesce("clanKey", ''), coalesce("dynasty", ''), coalesce("dynastyKey", ''), "isAdmin",
		count(*) FROM "Member" WHERE "claimedAt" IS NOT NULL GROUP BY 1, 2, 3, 4, 5;

CREATE INDEX "MemberTally_clanKey_dynastyKey_idx" ON "MemberTally"("clanKey", "dynastyKey");

-- The orders of the list, with what it is narrowed by, so that a page far inside is found without the table.
CREATE INDEX "Member_by_createdAt" ON "Member" ("createdAt", "id") INCLUDE ("clanKey", "dynastyKey", "isAdmin")
	WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_name" ON "Member" ("nameKey" COLLATE "C", "id") INCLUDE ("clanKey", "dynastyKey", "isAdmin")
	WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_email" ON "Member" ("emailKey" COLLATE "C", "id")
	INCLUDE ("clanKey", "dynastyKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
-- Who tells nothing stands last in either direction.
CREATE INDEX "Member_by_clan" ON "Member" ("clanKey" COLLATE "C", "id") INCLUDE ("dynastyKey", "isAdmin")
	WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_clan_falling" ON "Member" ("clanKey" COLLATE "C" DESC NULLS LAST, "id" DESC)
	INCLUDE ("dynastyKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_dynasty" ON "Member" ("dynastyKey" COLLATE "C", "id") INCLUDE ("clanKey", "isAdmin")
	WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_dynasty_falling" ON "Member" ("dynastyKey" COLLATE "C" DESC NULLS LAST, "id" DESC)
	INCLUDE ("clanKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;

-- Enough of it is sampled for Postgres to tell what many have from what few have.
ALTER TABLE "Member" ALTER COLUMN "searchText" SET STATISTICS 500;
CREATE INDEX "Member_searchText_trgm" ON "Member" USING gin ("searchText" gin_trgm_ops) WITH (fastupdate = off)
	WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_places" ON "Member"
	USING gin ((ARRAY["location", "villageAddress", "ancestralResidence", "tehsil", "district"])) WITH (fastupdate = off)
	WHERE "claimedAt" IS NOT NULL;
