-- CreateEnum
CREATE TYPE "CardFact" AS ENUM ('name', 'clan', 'gotra', 'birth');

-- CreateEnum
CREATE TYPE "QuestionSubject" AS ENUM ('father', 'mother', 'clan', 'gotra', 'birth');

-- AlterTable
ALTER TABLE "Person" ADD COLUMN     "unconfirmed" "CardFact"[] DEFAULT ARRAY[]::"CardFact"[];

-- CreateTable
CREATE TABLE "ElderQuestion" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "treeId" UUID NOT NULL,
    "elderId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "asks" "QuestionSubject" NOT NULL,
    "confirmsId" UUID,
    "addressHi" TEXT NOT NULL,
    "addressEn" TEXT NOT NULL,
    "whoseHi" TEXT NOT NULL,
    "whoseEn" TEXT NOT NULL,
    "captionHi" TEXT NOT NULL,
    "captionEn" TEXT NOT NULL,
    "wrongCaptions" INTEGER NOT NULL DEFAULT 0,
    "language" "Language" NOT NULL,
    "tokenHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "answeredAt" TIMESTAMPTZ(3),
    "saidName" TEXT,
    "saidVillage" TEXT,
    "saidClan" TEXT,
    "saidGotra" TEXT,
    "saidYear" INTEGER,
    "saidRight" BOOLEAN,
    "saidBy" TEXT,
    "acceptedAt" TIMESTAMPTZ(3),
    "resultId" UUID,

    CONSTRAINT "ElderQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ElderQuestion_tokenHash_key" ON "ElderQuestion"("tokenHash");

-- CreateIndex
CREATE INDEX "ElderQuestion_treeId_createdAt_idx" ON "ElderQuestion"("treeId", "createdAt");

-- CreateIndex
CREATE INDEX "ElderQuestion_elderId_idx" ON "ElderQuestion"("elderId");

-- CreateIndex
CREATE INDEX "ElderQuestion_personId_idx" ON "ElderQuestion"("personId");

-- CreateIndex
CREATE INDEX "ElderQuestion_resultId_idx" ON "ElderQuestion"("resultId");

-- CreateIndex
CREATE INDEX "ElderQuestion_confirmsId_idx" ON "ElderQuestion"("confirmsId");

-- AddForeignKey
ALTER TABLE "ElderQuestion" ADD CONSTRAINT "ElderQuestion_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ElderQuestion" ADD CONSTRAINT "ElderQuestion_elder_fkey" FOREIGN KEY ("treeId", "elderId") REFERENCES "Person"("treeId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ElderQuestion" ADD CONSTRAINT "ElderQuestion_person_fkey" FOREIGN KEY ("treeId", "personId") REFERENCES "Person"("treeId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ElderQuestion" ADD CONSTRAINT "ElderQuestion_resultId_fkey" FOREIGN KEY ("resultId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ElderQuestion" ADD CONSTRAINT "ElderQuestion_confirmsId_fkey" FOREIGN KEY ("confirmsId") REFERENCES "ElderQuestion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One question of a kind to one relative at a time.
CREATE UNIQUE INDEX "ElderQuestion_once_key" ON "ElderQuestion"("elderId", "personId", "asks", "confirmsId")
	NULLS NOT DISTINCT WHERE "acceptedAt" IS NULL;
-- The link works until the answer; what is accepted has been answered, and has made or changed a card.
ALTER TABLE "ElderQuestion" ADD CONSTRAINT "ElderQuestion_state_check" CHECK (
	("tokenHash" IS NULL) = ("answeredAt" IS NOT NULL)
	AND ("acceptedAt" IS NULL OR ("answeredAt" IS NOT NULL AND "resultId" IS NOT NULL))
	AND ("saidRight" IS NULL OR "confirmsId" IS NOT NULL)
);
ALTER TABLE "ElderQuestion" ADD CONSTRAINT "ElderQuestion_said_check" CHECK (
	"saidName" ~ '\S' AND "saidVillage" ~ '\S' AND "saidClan" ~ '\S' AND "saidGotra" ~ '\S' AND "saidBy" ~ '\S'
	AND "saidYear" BETWEEN 1500 AND 2200
);
