-- The E.164 form of a mobile number, for links and search; null where the number cannot be read as one. Only the
-- portal can work it out for the rows that there are: each start does so after the migrations (lib/member/mobile-e164.ts).
-- It belongs to the number beside it, so it ends in the same digits.
ALTER TABLE "Member" ADD COLUMN "mobileE164" TEXT,
ADD CONSTRAINT "Member_mobileE164_check" CHECK ("mobileE164" IS NULL OR (
	"mobileNumber" IS NOT NULL AND "mobileE164" ~ '^\+[1-9][0-9]{5,14}$'
	AND right(regexp_replace("mobileNumber", '[^0-9]', '', 'g'), 4) = right("mobileE164", 4)));

ALTER TABLE "Person" ADD COLUMN "mobileE164" TEXT,
ADD CONSTRAINT "Person_mobileE164_check" CHECK ("mobileE164" IS NULL OR (
	"mobileNumber" IS NOT NULL AND "mobileE164" ~ '^\+[1-9][0-9]{5,14}$'
	AND right(regexp_replace("mobileNumber", '[^0-9]', '', 'g'), 4) = right("mobileE164", 4)));

-- Administrators find a number however it was typed.
CREATE OR REPLACE FUNCTION write_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	NEW."searchText" := ' ' || concat_ws(E' \n ',
		NEW."nameKey", NEW."clanKey", NEW."dynastyKey", NEW."emailKey",
		lower(concat_ws(E' \n ', NEW."location", NEW."villageAddress", NEW."ancestralResidence", NEW."tehsil",
			NEW."district", NEW."fatherName", NEW."sakh", NEW."gotra", NEW."motherClan", NEW."profession",
			NEW."education")))
		|| E' \n' || regexp_replace(translate(coalesce(NEW."mobileNumber", ''), '०१२३४५६७८९', '0123456789'), '[^0-9]', '', 'g')
		|| coalesce(E'\n' || substr(NEW."mobileE164", 2), '');
	RETURN NEW;
END $$;

DROP TRIGGER "Member_search_text" ON "Member";
CREATE TRIGGER "Member_search_text" BEFORE INSERT OR UPDATE OF "nameKey", "clanKey", "dynastyKey", "emailKey",
	"location", "villageAddress", "ancestralResidence", "tehsil", "district", "fatherName", "sakh", "gotra", "motherClan",
	"profession", "education", "mobileNumber", "mobileE164" ON "Member"
	FOR EACH ROW EXECUTE FUNCTION write_search_text();

-- Numbers are kept in Latin digits.
UPDATE "Member" SET "mobileNumber" = translate("mobileNumber", '०१२३४५६७८९', '0123456789')
	WHERE "mobileNumber" <> translate("mobileNumber", '०१२३४५६७८९', '0123456789');
UPDATE "Person" SET "mobileNumber" = translate("mobileNumber", '०१२३४५६७८९', '0123456789')
	WHERE "mobileNumber" <> translate("mobileNumber", '०१२३४५६७८९', '0123456789');
