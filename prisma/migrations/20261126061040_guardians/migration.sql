-- CreateEnum
CREATE TYPE "GuardianStatus" AS ENUM ('asked', 'agreed', 'ended');

-- CreateEnum
CREATE TYPE "ContactOf" AS ENUM ('candidate', 'guardian');

-- CreateEnum
CREATE TYPE "GuardianWord" AS ENUM ('yes', 'ask', 'no');

-- CreateEnum
CREATE TYPE "GuardianAction" AS ENUM ('sent', 'accepted', 'declined', 'withdrew', 'ended', 'shortlisted', 'hid', 'blocked', 'unmarked', 'reported', 'noted', 'wished');

-- AlterTable
ALTER TABLE "Interest" ADD COLUMN     "fromById" UUID,
ADD COLUMN     "fromWaitsAt" TIMESTAMPTZ(3),
ADD COLUMN     "saidYesAt" TIMESTAMPTZ(3),
ADD COLUMN     "toById" UUID,
ADD COLUMN     "toWaitsAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Guardianship" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "candidateId" UUID NOT NULL,
    "guardianId" UUID NOT NULL,
    "guardianHi" TEXT NOT NULL,
    "guardianEn" TEXT NOT NULL,
    "candidateHi" TEXT NOT NULL,
    "candidateEn" TEXT NOT NULL,
    "status" "GuardianStatus" NOT NULL DEFAULT 'asked',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "agreedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "hasLastWord" BOOLEAN,
    "contactOf" "ContactOf",
    "textVersion" TEXT,
    "language" "Language",
    "endedAt" TIMESTAMPTZ(3),
    "endedById" UUID,

    CONSTRAINT "Guardianship_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GuardianNote" (
    "candidateId" UUID NOT NULL,
    "otherId" UUID NOT NULL,
    "authorId" UUID NOT NULL,
    "word" "GuardianWord",
    "text" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GuardianNote_pkey" PRIMARY KEY ("candidateId","otherId","authorId")
);

-- CreateTable
CREATE TABLE "GuardianAct" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "candidateId" UUID NOT NULL,
    "guardianId" UUID NOT NULL,
    "otherId" UUID,
    "action" "GuardianAction" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GuardianAct_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Guardianship_candidateId_idx" ON "Guardianship"("candidateId");

-- CreateIndex
CREATE INDEX "Guardianship_guardianId_idx" ON "Guardianship"("guardianId");

-- CreateIndex
CREATE INDEX "GuardianNote_otherId_idx" ON "GuardianNote"("otherId");

-- CreateIndex
CREATE INDEX "GuardianNote_authorId_idx" ON "GuardianNote"("authorId");

-- CreateIndex
CREATE INDEX "GuardianAct_candidateId_createdAt_idx" ON "GuardianAct"("candidateId", "createdAt");

-- CreateIndex
CREATE INDEX "GuardianAct_guardianId_idx" ON "GuardianAct"("guardianId");

-- CreateIndex
CREATE INDEX "GuardianAct_otherId_idx" ON "GuardianAct"("otherId");

-- AddForeignKey
ALTER TABLE "Guardianship" ADD CONSTRAINT "Guardianship_candidateId_fkey" FOREIGN KEY ("candidateId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Guardianship" ADD CONSTRAINT "Guardianship_guardianId_fkey" FOREIGN KEY ("guardianId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuardianNote" ADD CONSTRAINT "GuardianNote_candidateId_fkey" FOREIGN KEY ("candidateId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuardianNote" ADD CONSTRAINT "GuardianNote_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuardianNote" ADD CONSTRAINT "GuardianNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuardianAct" ADD CONSTRAINT "GuardianAct_candidateId_fkey" FOREIGN KEY ("candidateId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuardianAct" ADD CONSTRAINT "GuardianAct_guardianId_fkey" FOREIGN KEY ("guardianId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuardianAct" ADD CONSTRAINT "GuardianAct_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Guardianship"
	ADD CONSTRAINT "Guardianship_members_check" CHECK ("candidateId" <> "guardianId"),
	ADD CONSTRAINT "Guardianship_words_check"
		CHECK ("guardianHi" ~ '\S' AND "guardianEn" ~ '\S' AND "candidateHi" ~ '\S' AND "candidateEn" ~ '\S'),
	ADD CONSTRAINT "Guardianship_agreement_check" CHECK (
		num_nonnulls("agreedAt", "expiresAt", "hasLastWord", "contactOf", "textVersion", "language")
			= CASE WHEN "agreedAt" IS NULL THEN 0 ELSE 6 END
	),
	ADD CONSTRAINT "Guardianship_status_check" CHECK (
		CASE "status"
			WHEN 'asked' THEN "agreedAt" IS NULL AND "endedAt" IS NULL
			WHEN 'agreed' THEN "agreedAt" IS NOT NULL AND "endedAt" IS NULL
			ELSE "endedAt" IS NOT NULL
		END
	),
	ADD CONSTRAINT "Guardianship_expiresAt_check" CHECK ("expiresAt" > "agreedAt"),
	ADD CONSTRAINT "Guardianship_endedBy_check" CHECK ("endedById" IN ("candidateId", "guardianId"));
CREATE UNIQUE INDEX "Guardianship_pair_key" ON "Guardianship" ("candidateId", "guardianId") WHERE "status" <> 'ended';

ALTER TABLE "GuardianNote"
	ADD CONSTRAINT "GuardianNote_other_check" CHECK ("otherId" NOT IN ("candidateId", "authorId")),
	ADD CONSTRAINT "GuardianNote_text_check" CHECK ("text" ~ '\S' AND char_length("text") <= 200),
	ADD CONSTRAINT "GuardianNote_said_check" CHECK (num_nonnulls("word", "text") > 0);

ALTER TABLE "Interest"
	ADD CONSTRAINT "Interest_fromWaits_check" CHECK ("fromWaitsAt" IS NULL OR "fromById" IS NOT NULL),
	ADD CONSTRAINT "Interest_toWaits_check" CHECK ("toWaitsAt" IS NULL OR "toById" IS NOT NULL),
	ADD CONSTRAINT "Interest_waits_check" CHECK (
		"status" <> 'accepted' OR num_nonnulls("fromWaitsAt", "toWaitsAt") = 0
	);
