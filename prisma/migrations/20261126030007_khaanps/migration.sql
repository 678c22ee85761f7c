-- CreateEnum
CREATE TYPE "OwnKul" AS ENUM ('yes', 'no', 'disputed');

-- CreateTable
CREATE TABLE "Khaanp" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "spellingsEn" TEXT[],
    "spellingsHi" TEXT[],
    "parentId" UUID,
    "isOwnKul" "OwnKul" NOT NULL,
    "otherKulId" UUID,
    "saysHi" TEXT,
    "saysEn" TEXT,
    "seats" JSONB NOT NULL DEFAULT '[]',
    "kuldeviHi" TEXT,
    "kuldeviEn" TEXT,
    "gotraHi" TEXT,
    "gotraEn" TEXT,
    "sourceHi" TEXT,
    "sourceEn" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Khaanp_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Khaanp_spellings_check" CHECK (cardinality("spellingsEn") > 0 AND cardinality("spellingsHi") > 0),
    CONSTRAINT "Khaanp_parent_check" CHECK (CASE WHEN "parentId" IS NULL THEN "isOwnKul" = 'yes' ELSE "parentId" <> "id" END),
    CONSTRAINT "Khaanp_says_check" CHECK (
        ("saysHi" IS NOT NULL) = ("isOwnKul" = 'disputed') AND ("saysHi" IS NULL) = ("saysEn" IS NULL)
        AND ("otherKulId" IS NULL OR "isOwnKul" = 'disputed')
    ),
    CONSTRAINT "Khaanp_languages_check" CHECK (
        ("kuldeviHi" IS NULL) = ("kuldeviEn" IS NULL) AND ("gotraHi" IS NULL) = ("gotraEn" IS NULL)
        AND ("sourceHi" IS NULL) = ("sourceEn" IS NULL)
    ),
    CONSTRAINT "Khaanp_seats_check" CHECK (jsonb_typeof("seats") = 'array')
);

-- CreateIndex
CREATE INDEX "Khaanp_parentId_idx" ON "Khaanp"("parentId");

-- CreateIndex
CREATE INDEX "Khaanp_otherKulId_idx" ON "Khaanp"("otherKulId");

-- Checked at the end: a file may name a khaanp before the one above it.
ALTER TABLE "Khaanp" ADD CONSTRAINT "Khaanp_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Khaanp"("id") ON DELETE NO ACTION ON UPDATE NO ACTION DEFERRABLE INITIALLY DEFERRED;

-- AddForeignKey
ALTER TABLE "Khaanp" ADD CONSTRAINT "Khaanp_otherKulId_fkey" FOREIGN KEY ("otherKulId") REFERENCES "Khaanp"("id") ON DELETE NO ACTION ON UPDATE NO ACTION DEFERRABLE INITIALLY DEFERRED;

-- Clan pages show khaanps.
CREATE TRIGGER "Khaanp_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Khaanp"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('clans');
