-- AlterTable
ALTER TABLE "Member" ADD COLUMN     "isImported" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "MemberTally" (
    "clan" TEXT NOT NULL DEFAULT '',
    "clanKey" TEXT NOT NULL DEFAULT '',
    "dynasty" TEXT NOT NULL DEFAULT '',
    "dynastyKey" TEXT NOT NULL DEFAULT '',
    "isAdmin" BOOLEAN NOT NULL,
    "members" INTEGER NOT NULL,

    CONSTRAINT "MemberTally_pkey" PRIMARY KEY ("clanKey","clan","dynastyKey","dynasty","isAdmin")
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

-- One account, as a tally counts it.
CREATE FUNCTION tally_of(member "Member", sign int) RETURNS "MemberTally" LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(member."clan", ''), coalesce(member."clanKey", ''), coalesce(member."dynasty", ''),
		coalesce(member."dynastyKey", ''), member."isAdmin", sign
$$;

CREATE FUNCTION tally_members() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	gone "MemberTally"[] := '{}';
	come "MemberTally"[] := '{}';
BEGIN
	IF TG_OP <> 'INSERT' THEN
		gone := ARRAY(SELECT tally_of(before::"Member", -1) FROM before WHERE "claimedAt" IS NOT NULL);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		come := ARRAY(SELECT tally_of(after::"Member", 1) FROM after WHERE "claimedAt" IS NOT NULL);
	END IF;
	-- In one order, so that two at once never wait for each other.
	INSERT INTO "MemberTally" ("clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "members")
		SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", sum("members") FROM unnest(gone || come) AS changed
		GROUP BY "clanKey", "clan", "dynastyKey", "dynasty", "isAdmin" HAVING sum("members") <> 0
		ORDER BY "clanKey", "clan", "dynastyKey", "dynasty", "isAdmin"
		ON CONFLICT ("clanKey", "clan", "dynastyKey", "dynasty", "isAdmin")
		DO UPDATE SET "members" = "MemberTally"."members" + excluded."members";
	IF TG_OP <> 'INSERT' AND FOUND THEN
		DELETE FROM "MemberTally" WHERE "members" = 0;
	END IF;
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
