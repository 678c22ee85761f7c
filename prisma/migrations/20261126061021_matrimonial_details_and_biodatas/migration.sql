-- CreateEnum
CREATE TYPE "Diet" AS ENUM ('vegetarian', 'eggs', 'nonVegetarian', 'vegan');

-- CreateEnum
CREATE TYPE "IncomeRange" AS ENUM ('upTo3', 'from3To6', 'from6To10', 'from10To15', 'from15To25', 'from25To50', 'above50');

-- CreateEnum
CREATE TYPE "MatrimonialDetail" AS ENUM ('height', 'motherTongue', 'languages', 'diet', 'income', 'workPlace', 'siblings', 'nanihal', 'about', 'aboutFamily', 'lookingFor');

-- CreateEnum
CREATE TYPE "BiodataLayout" AS ENUM ('traditional', 'modern', 'compact');

-- CreateEnum
CREATE TYPE "BiodataLanguage" AS ENUM ('hi', 'en', 'both');

-- CreateEnum
CREATE TYPE "BiodataField" AS ENUM ('photo', 'born', 'age', 'birthTime', 'birthPlace', 'height', 'maritalStatus', 'manglik', 'motherTongue', 'languages', 'diet', 'education', 'profession', 'workPlace', 'income', 'location', 'villageAddress', 'tehsil', 'district', 'ancestralResidence', 'clan', 'sakh', 'dynasty', 'gotra', 'familyGoddess', 'familyGod', 'lord', 'father', 'mother', 'fathersFather', 'siblings', 'motherClan', 'mothersFather', 'maternalVillage', 'maternalUncle', 'about', 'aboutFamily', 'lookingFor', 'email', 'mobileNumber');

-- CreateTable
CREATE TABLE "MatrimonialDetails" (
    "memberId" UUID NOT NULL,
    "heightCm" INTEGER,
    "motherTongue" TEXT,
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "diet" "Diet",
    "income" "IncomeRange",
    "workPlace" TEXT,
    "siblings" JSONB NOT NULL DEFAULT '[]',
    "maternalVillage" TEXT,
    "maternalUncle" TEXT,
    "about" TEXT,
    "aboutFamily" TEXT,
    "lookingFor" TEXT,
    "shownToMatches" "MatrimonialDetail"[] DEFAULT ARRAY[]::"MatrimonialDetail"[],
    "shownToAgreed" "MatrimonialDetail"[] DEFAULT ARRAY[]::"MatrimonialDetail"[],
    "version" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MatrimonialDetails_pkey" PRIMARY KEY ("memberId")
);

-- CreateTable
CREATE TABLE "Biodata" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "memberId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "layout" "BiodataLayout" NOT NULL,
    "language" "BiodataLanguage" NOT NULL,
    "fields" "BiodataField"[],
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Biodata_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BiodataLink" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "biodataId" UUID NOT NULL,
    "tokenHash" TEXT,
    "sentTo" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "openings" INTEGER NOT NULL DEFAULT 0,
    "lastOpenedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BiodataLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Biodata_memberId_createdAt_idx" ON "Biodata"("memberId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "BiodataLink_tokenHash_key" ON "BiodataLink"("tokenHash");

-- CreateIndex
CREATE INDEX "BiodataLink_biodataId_createdAt_idx" ON "BiodataLink"("biodataId", "createdAt");

-- AddForeignKey
ALTER TABLE "MatrimonialDetails" ADD CONSTRAINT "MatrimonialDetails_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Biodata" ADD CONSTRAINT "Biodata_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BiodataLink" ADD CONSTRAINT "BiodataLink_biodataId_fkey" FOREIGN KEY ("biodataId") REFERENCES "Biodata"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "MatrimonialDetails" ADD CONSTRAINT "MatrimonialDetails_check" CHECK (
	"heightCm" BETWEEN 90 AND 250
	AND "motherTongue" ~ '\S' AND "workPlace" ~ '\S' AND "maternalVillage" ~ '\S' AND "maternalUncle" ~ '\S'
	AND "about" ~ '\S' AND "aboutFamily" ~ '\S' AND "lookingFor" ~ '\S'
	AND jsonb_typeof("siblings") = 'array'
);
ALTER TABLE "Biodata" ADD CONSTRAINT "Biodata_title_check" CHECK ("title" ~ '\S');
-- A link that is ended has no secret any more.
ALTER TABLE "BiodataLink" ADD CONSTRAINT "BiodataLink_check" CHECK (
	"sentTo" ~ '\S' AND ("tokenHash" IS NULL) = ("endedAt" IS NOT NULL) AND "openings" >= 0
);
