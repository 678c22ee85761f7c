-- CreateEnum
CREATE TYPE "ManglikWish" AS ENUM ('same', 'manglik', 'notManglik');

-- CreateEnum
CREATE TYPE "EducationLevel" AS ENUM ('school', 'diploma', 'graduate', 'postgraduate', 'doctorate');

-- CreateEnum
CREATE TYPE "InterestStatus" AS ENUM ('sent', 'accepted', 'declined', 'withdrawn', 'ended');

-- CreateEnum
CREATE TYPE "MatchMarkKind" AS ENUM ('shortlisted', 'hidden', 'blocked');

-- CreateEnum
CREATE TYPE "ReportReason" AS ENUM ('notGenuine', 'married', 'rude', 'misuse', 'other');

-- AlterTable
ALTER TABLE "Member" ADD COLUMN     "gotra" TEXT,
ADD COLUMN     "motherClan" TEXT;

-- AlterTable
ALTER TABLE "Person" ADD COLUMN     "gotra" TEXT,
ADD COLUMN     "motherClan" TEXT;

-- CreateTable
CREATE TABLE "PartnerWishes" (
    "memberId" UUID NOT NULL,
    "ageFrom" INTEGER,
    "ageTo" INTEGER,
    "isAgeMust" BOOLEAN NOT NULL DEFAULT false,
    "districts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "isPlaceMust" BOOLEAN NOT NULL DEFAULT false,
    "education" "EducationLevel",
    "isEducationMust" BOOLEAN NOT NULL DEFAULT false,
    "clans" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "isClanMust" BOOLEAN NOT NULL DEFAULT false,
    "manglik" "ManglikWish",
    "isManglikMust" BOOLEAN NOT NULL DEFAULT false,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PartnerWishes_pkey" PRIMARY KEY ("memberId")
);

-- CreateTable
CREATE TABLE "Interest" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "fromMemberId" UUID NOT NULL,
    "toMemberId" UUID NOT NULL,
    "message" TEXT,
    "status" "InterestStatus" NOT NULL DEFAULT 'sent',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMPTZ(3),
    "endedById" UUID,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Interest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MatchMark" (
    "memberId" UUID NOT NULL,
    "otherId" UUID NOT NULL,
    "kind" "MatchMarkKind" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MatchMark_pkey" PRIMARY KEY ("memberId","otherId")
);

-- CreateTable
CREATE TABLE "MemberReport" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reporterId" UUID,
    "aboutId" UUID NOT NULL,
    "reason" "ReportReason" NOT NULL,
    "text" TEXT,
    "language" "Language" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "MemberReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Interest_toMemberId_status_idx" ON "Interest"("toMemberId", "status");

-- CreateIndex
CREATE INDEX "Interest_fromMemberId_status_idx" ON "Interest"("fromMemberId", "status");

-- CreateIndex
CREATE INDEX "MatchMark_otherId_kind_idx" ON "MatchMark"("otherId", "kind");

-- CreateIndex
CREATE INDEX "MemberReport_aboutId_idx" ON "MemberReport"("aboutId");

-- CreateIndex
CREATE INDEX "MemberReport_reporterId_idx" ON "MemberReport"("reporterId");

-- CreateIndex
CREATE INDEX "MemberReport_createdAt_idx" ON "MemberReport"("createdAt");

-- AddForeignKey
ALTER TABLE "PartnerWishes" ADD CONSTRAINT "PartnerWishes_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Interest" ADD CONSTRAINT "Interest_fromMemberId_fkey" FOREIGN KEY ("fromMemberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Interest" ADD CONSTRAINT "Interest_toMemberId_fkey" FOREIGN KEY ("toMemberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchMark" ADD CONSTRAINT "MatchMark_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchMark" ADD CONSTRAINT "MatchMark_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemberReport" ADD CONSTRAINT "MemberReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemberReport" ADD CONSTRAINT "MemberReport_aboutId_fkey" FOREIGN KEY ("aboutId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema cannot say --------------------------------------------------------------------------

ALTER TABLE "Member"
	ADD CONSTRAINT "Member_gotra_check" CHECK ("gotra" ~ '\S'),
	ADD CONSTRAINT "Member_motherClan_check" CHECK ("motherClan" ~ '\S');
ALTER TABLE "Person"
	ADD CONSTRAINT "Person_gotra_check" CHECK ("gotra" ~ '\S'),
	ADD CONSTRAINT "Person_motherClan_check" CHECK ("motherClan" ~ '\S');

-- Among whom a match is looked for.
CREATE INDEX "Member_candidate_idx" ON "Member" ("gender", "bornOn")
	WHERE "claimedAt" IS NOT NULL AND NOT "isDeceased" AND "isMarried" = false;

-- Who has agreed to be found, and who has refused.
CREATE INDEX "Consent_matrimonial_idx" ON "Consent" ("memberId", "withdrawnAt") WHERE "purpose" = 'matrimonial';

ALTER TABLE "PartnerWishes"
	ADD CONSTRAINT "PartnerWishes_age_check"
		CHECK ("ageFrom" BETWEEN 18 AND 120 AND "ageTo" BETWEEN 18 AND 120 AND "ageFrom" <= "ageTo"),
	ADD CONSTRAINT "PartnerWishes_lists_check" CHECK (
		"districts" IS NOT NULL AND "clans" IS NOT NULL AND
		array_position("districts", NULL) IS NULL AND array_position("districts", '') IS NULL
		AND array_position("clans", NULL) IS NULL AND array_position("clans", '') IS NULL
	);

ALTER TABLE "Interest"
	ADD CONSTRAINT "Interest_members_check" CHECK ("fromMemberId" <> "toMemberId"),
	ADD CONSTRAINT "Interest_message_check" CHECK ("message" ~ '\S' AND char_length("message") <= 500),
	ADD CONSTRAINT "Interest_answeredAt_check"
		CHECK (("status" IN ('accepted', 'declined', 'ended')) = ("answeredAt" IS NOT NULL)),
	ADD CONSTRAINT "Interest_endedAt_check" CHECK (("status" = 'ended') = ("endedAt" IS NOT NULL)),
	ADD CONSTRAINT "Interest_endedBy_check" CHECK ("endedById" IN ("fromMemberId", "toMemberId"));
CREATE UNIQUE INDEX "Interest_pair_key"
	ON "Interest" (LEAST("fromMemberId", "toMemberId"), GREATEST("fromMemberId", "toMemberId"))
	WHERE "status" IN ('sent', 'accepted');

ALTER TABLE "MatchMark" ADD CONSTRAINT "MatchMark_members_check" CHECK ("memberId" <> "otherId");

ALTER TABLE "MemberReport"
	ADD CONSTRAINT "MemberReport_members_check" CHECK ("reporterId" <> "aboutId"),
	ADD CONSTRAINT "MemberReport_text_check" CHECK ("text" ~ '\S' AND char_length("text") <= 1000);
