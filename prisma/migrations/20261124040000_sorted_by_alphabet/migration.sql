-- Administrators sort names in the order of the reader's alphabet, too; see lib/core/alphabet.ts.
-- The stored key is included, because Postgres reads an index alone only where it holds the column of the expression.
DROP INDEX "Member_by_alphabet_en";
DROP INDEX "Member_by_alphabet_hi";
DROP INDEX "Member_by_name";
CREATE INDEX "Member_by_alphabet_en" ON "Member" (
	(replace("nameKey", 'ai', 'e')) COLLATE "C", "id"
) INCLUDE ("nameKey", "clanKey", "dynastyKey", "isAdmin", "bornOn", "isMarried", "isListed", "isDeceased") WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_alphabet_hi" ON "Member" (
	(translate(replace("nameKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C", "id"
) INCLUDE ("nameKey", "clanKey", "dynastyKey", "isAdmin", "bornOn", "isMarried", "isListed", "isDeceased") WHERE "claimedAt" IS NOT NULL;
-- Members who name no clan or dynasty are last in either direction.
DROP INDEX "Member_by_clan";
DROP INDEX "Member_by_clan_falling";
CREATE INDEX "Member_by_alphabet_of_clan_en" ON "Member" (
	(replace("clanKey", 'ai', 'e')) COLLATE "C", "id"
) INCLUDE ("clanKey", "dynastyKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_alphabet_of_clan_falling_en" ON "Member" (
	(replace("clanKey", 'ai', 'e')) COLLATE "C" DESC NULLS LAST, "id" DESC
) INCLUDE ("clanKey", "dynastyKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_alphabet_of_clan_hi" ON "Member" (
	(translate(replace("clanKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C", "id"
) INCLUDE ("clanKey", "dynastyKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_alphabet_of_clan_falling_hi" ON "Member" (
	(translate(replace("clanKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C" DESC NULLS LAST, "id" DESC
) INCLUDE ("clanKey", "dynastyKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
DROP INDEX "Member_by_dynasty";
DROP INDEX "Member_by_dynasty_falling";
CREATE INDEX "Member_by_alphabet_of_dynasty_en" ON "Member" (
	(replace("dynastyKey", 'ai', 'e')) COLLATE "C", "id"
) INCLUDE ("dynastyKey", "clanKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_alphabet_of_dynasty_falling_en" ON "Member" (
	(replace("dynastyKey", 'ai', 'e')) COLLATE "C" DESC NULLS LAST, "id" DESC
) INCLUDE ("dynastyKey", "clanKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_alphabet_of_dynasty_hi" ON "Member" (
	(translate(replace("dynastyKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C", "id"
) INCLUDE ("dynastyKey", "clanKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
CREATE INDEX "Member_by_alphabet_of_dynasty_falling_hi" ON "Member" (
	(translate(replace("dynastyKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C" DESC NULLS LAST, "id" DESC
) INCLUDE ("dynastyKey", "clanKey", "isAdmin") WHERE "claimedAt" IS NOT NULL;
-- Stories, pictures and families.
DROP INDEX "Blog_titleKey_idx";
CREATE INDEX "Blog_title_by_alphabet_en" ON "Blog" ((replace("titleKey", 'ai', 'e')) COLLATE "C");
CREATE INDEX "Blog_title_by_alphabet_hi" ON "Blog" ((translate(replace("titleKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C");
DROP INDEX "Blog_authorKey_idx";
CREATE INDEX "Blog_author_by_alphabet_en" ON "Blog" ((replace("authorKey", 'ai', 'e')) COLLATE "C");
CREATE INDEX "Blog_author_by_alphabet_hi" ON "Blog" ((translate(replace("authorKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C");
DROP INDEX "GalleryImage_titleKey_idx";
CREATE INDEX "GalleryImage_title_by_alphabet_en" ON "GalleryImage" ((replace("titleKey", 'ai', 'e')) COLLATE "C");
CREATE INDEX "GalleryImage_title_by_alphabet_hi" ON "GalleryImage" ((translate(replace("titleKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C");
DROP INDEX "FamilyTree_nameKey_idx";
CREATE INDEX "FamilyTree_name_by_alphabet_en" ON "FamilyTree" ((replace("nameKey", 'ai', 'e')) COLLATE "C", "id");
CREATE INDEX "FamilyTree_name_by_alphabet_hi" ON "FamilyTree" ((translate(replace("nameKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C", "id");
