-- Keys are compared with a space on both sides, so that words begin and end alike wherever they stand.
DROP INDEX "Blog_titleKey_trgm";
DROP INDEX "FamilyTree_nameKey_trgm";
DROP INDEX "Member_nameKey_trgm";
-- Of deities there are too few for an index.
DROP INDEX "DeityText_nameKey_trgm";

-- Without a list of rows that wait to be indexed: every search would read it.
CREATE INDEX "Blog_titleKey_trgm" ON "Blog" USING gin ((' ' || "titleKey" || ' ') gin_trgm_ops)
	WITH (fastupdate = off);
CREATE INDEX "Blog_authorKey_trgm" ON "Blog" USING gin ((' ' || "authorKey" || ' ') gin_trgm_ops)
	WITH (fastupdate = off);
CREATE INDEX "FamilyTree_nameKey_trgm" ON "FamilyTree" USING gin ((' ' || "nameKey" || ' ') gin_trgm_ops)
	WITH (fastupdate = off);
CREATE INDEX "Member_nameKey_trgm" ON "Member" USING gin ((' ' || "nameKey" || ' ') gin_trgm_ops)
	WITH (fastupdate = off);

-- The order in which a search answers, and all that it asks of a member: of a name that many have, the first ones
-- are read from here without the rest. "C" compares bytes, which makes beginnings of keys a range.
CREATE INDEX "Member_nameKey_idx" ON "Member" ("nameKey" COLLATE "C", "id") INCLUDE ("isListed", "bornOn")
	WHERE "claimedAt" IS NOT NULL AND NOT "isDeceased";
