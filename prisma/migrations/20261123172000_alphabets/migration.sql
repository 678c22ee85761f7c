-- Lists of names in the order of the reader's alphabet, both scripts as one; see lib/core/alphabet.ts.
DROP INDEX "Member_listed_by_name";
CREATE INDEX "Member_by_alphabet_en" ON "Member" ((replace("nameKey", 'ai', 'e')) COLLATE "C", "id")
	INCLUDE ("bornOn", "isMarried", "isListed") WHERE "claimedAt" IS NOT NULL AND NOT "isDeceased";
CREATE INDEX "Member_by_alphabet_hi" ON "Member" (
	(translate(replace("nameKey", 'ai', 'e'), 'aiueokgcjtdnpbmyrlvshfqwxz', 'abcdefghijklmnopqrstuvwxyz')) COLLATE "C",
	"id"
) INCLUDE ("bornOn", "isMarried", "isListed") WHERE "claimedAt" IS NOT NULL AND NOT "isDeceased";
