-- AlterEnum
ALTER TYPE "TrashKind" ADD VALUE 'khaanp';

-- CreateTable
CREATE TABLE "ShippedKhaanp" (
    "name" TEXT NOT NULL,
    "khaanpId" UUID NOT NULL,

    CONSTRAINT "ShippedKhaanp_pkey" PRIMARY KEY ("name")
);

-- What a filled table has, and what it had before administrators renamed or deleted it.
INSERT INTO "ShippedKhaanp" ("name", "khaanpId") SELECT "spellingsEn"[1], "id" FROM "Khaanp"
ON CONFLICT DO NOTHING;

INSERT INTO "ShippedKhaanp" ("name", "khaanpId")
SELECT split_part("changes"#>>'{spellingsEn,from}', '/', 1), "subjectId"::uuid FROM "AuditEntry"
WHERE "subjectType" = 'khaanp' AND "changes"#>>'{spellingsEn,from}' <> ''
ON CONFLICT DO NOTHING;
