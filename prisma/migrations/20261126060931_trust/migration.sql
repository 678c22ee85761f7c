-- CreateEnum
CREATE TYPE "FamilyAnswer" AS ENUM ('joint', 'parents', 'apart', 'alone');

-- CreateEnum
CREATE TYPE "VillageAnswer" AS ENUM ('lives', 'often', 'occasions', 'seldom');

-- CreateEnum
CREATE TYPE "WorkAnswer" AS ENUM ('service', 'private', 'business', 'farming', 'studying', 'searching', 'home');

-- CreateEnum
CREATE TYPE "PlanAnswer" AS ENUM ('work', 'study', 'withFamily', 'whereWork', 'abroad', 'together');

-- CreateEnum
CREATE TYPE "SeekAnswer" AS ENUM ('values', 'education', 'work', 'family', 'village', 'simple', 'respect');

-- CreateEnum
CREATE TYPE "ReportWords" AS ENUM ('nothingFound', 'reminded', 'moreNeeded', 'acted');

-- AlterTable
ALTER TABLE "Interest" ADD COLUMN     "family" "FamilyAnswer",
ADD COLUMN     "plans" "PlanAnswer"[] DEFAULT ARRAY[]::"PlanAnswer"[],
ADD COLUMN     "seeks" "SeekAnswer"[] DEFAULT ARRAY[]::"SeekAnswer"[],
ADD COLUMN     "village" "VillageAnswer",
ADD COLUMN     "work" "WorkAnswer";

-- AlterTable
ALTER TABLE "Member" ADD COLUMN     "isPhotoBlurred" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "MemberReport" ADD COLUMN     "words" "ReportWords";

-- CreateTable
CREATE TABLE "ReportReply" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "memberId" UUID NOT NULL,
    "words" "ReportWords" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReportReply_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ReportReply_memberId_createdAt_idx" ON "ReportReply"("memberId", "createdAt");

-- AddForeignKey
ALTER TABLE "ReportReply" ADD CONSTRAINT "ReportReply_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Interest"
	ADD CONSTRAINT "Interest_answers_check" CHECK (
		"plans" IS NOT NULL AND "seeks" IS NOT NULL
		AND array_position("plans", NULL) IS NULL AND array_position("seeks", NULL) IS NULL
	);
-- Nobody is told of what has not been decided.
ALTER TABLE "MemberReport" ADD CONSTRAINT "MemberReport_words_check" CHECK ("words" IS NULL OR "outcome" IS NOT NULL);
