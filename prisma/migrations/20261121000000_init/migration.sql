-- Substring search on folded names.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Language" AS ENUM ('hi', 'en');

-- CreateEnum
CREATE TYPE "Gender" AS ENUM ('Male', 'Female');

-- CreateEnum
CREATE TYPE "NamePrefix" AS ENUM ('Kunwar', 'Thakur', 'Shri', 'Smt', 'Kumari');

-- CreateEnum
CREATE TYPE "FamilyTreePrivacy" AS ENUM ('public', 'private', 'restricted');

-- CreateEnum
CREATE TYPE "BirthPrecision" AS ENUM ('day', 'year', 'age');

-- CreateEnum
CREATE TYPE "CodePurpose" AS ENUM ('reset', 'claim');

-- CreateEnum
CREATE TYPE "ConsentPurpose" AS ENUM ('terms', 'matrimonial');

-- CreateEnum
CREATE TYPE "AddressOptionKind" AS ENUM ('villageAddress', 'tehsil', 'district', 'familyGoddess', 'familyGod', 'ancestralResidence', 'location');

-- CreateEnum
CREATE TYPE "PersonKind" AS ENUM ('named', 'connector');

-- CreateEnum
CREATE TYPE "ApprovalStatus" AS ENUM ('pending', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "ParentRole" AS ENUM ('father', 'mother');

-- CreateEnum
CREATE TYPE "ParentKind" AS ENUM ('birth', 'adopted', 'step');

-- CreateEnum
CREATE TYPE "UnionEnd" AS ENUM ('death', 'divorce');

-- CreateEnum
CREATE TYPE "RequestStatus" AS ENUM ('pending', 'accepted', 'rejected', 'withdrawn');

-- CreateEnum
CREATE TYPE "DeityType" AS ENUM ('devi', 'devta');

-- CreateEnum
CREATE TYPE "MessageKind" AS ENUM ('contact', 'feedback');

-- CreateEnum
CREATE TYPE "FeedbackType" AS ENUM ('feedback', 'issue');

-- CreateEnum
CREATE TYPE "PublicTopic" AS ENUM ('members', 'families', 'blogs', 'deities', 'gallery');

-- CreateTable
CREATE TABLE "Member" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "passwordHash" TEXT,
    "claimedAt" TIMESTAMPTZ(3),
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "language" "Language" NOT NULL DEFAULT 'hi',
    "familyTreePrivacy" "FamilyTreePrivacy" NOT NULL DEFAULT 'private',
    "isListed" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" "NamePrefix",
    "gender" "Gender",
    "photoId" UUID,
    "bornOn" DATE,
    "bornPrecision" "BirthPrecision",
    "isDeceased" BOOLEAN NOT NULL DEFAULT false,
    "education" TEXT,
    "profession" TEXT,
    "location" TEXT,
    "mobileNumber" TEXT,
    "fatherName" TEXT,
    "clan" TEXT,
    "dynasty" TEXT,
    "sakh" TEXT,
    "isMarried" BOOLEAN,
    "isManglik" BOOLEAN,
    "villageAddress" TEXT,
    "ancestralResidence" TEXT,
    "tehsil" TEXT,
    "district" TEXT,
    "lordName" TEXT,
    "lordPlace" TEXT,
    "ancestorPlace" TEXT,
    "familyGoddess" TEXT,
    "familyGod" TEXT,
    "marriagePlace" TEXT,
    "fatherInLawName" TEXT,
    "fatherInLawFatherName" TEXT,
    "inLawDynasty" TEXT,
    "inLawSakh" TEXT,
    "inLawTehsil" TEXT,
    "inLawDistrict" TEXT,
    "inLawState" TEXT,
    "nameKey" TEXT NOT NULL DEFAULT '',
    "clanKey" TEXT,
    "dynastyKey" TEXT,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "memberId" UUID NOT NULL,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OneTimeCode" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "memberId" UUID NOT NULL,
    "purpose" "CodePurpose" NOT NULL,
    "codeHmac" BYTEA NOT NULL,
    "triesLeft" INTEGER NOT NULL DEFAULT 5,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OneTimeCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Consent" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "memberId" UUID NOT NULL,
    "purpose" "ConsentPurpose" NOT NULL,
    "textVersion" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "givenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AddressOption" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "AddressOptionKind" NOT NULL,
    "foldedKey" TEXT NOT NULL,
    "hi" TEXT,
    "en" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AddressOption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FamilyTree" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "ownerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL DEFAULT '',
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FamilyTree_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Person" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "treeId" UUID NOT NULL,
    "kind" "PersonKind" NOT NULL DEFAULT 'named',
    "memberId" UUID,
    "addedById" UUID,
    "approvalStatus" "ApprovalStatus" NOT NULL DEFAULT 'approved',
    "isVisible" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT,
    "nameKey" TEXT NOT NULL DEFAULT '',
    "prefix" "NamePrefix",
    "gender" "Gender",
    "photoId" UUID,
    "bornOn" DATE,
    "bornPrecision" "BirthPrecision",
    "isDeceased" BOOLEAN NOT NULL DEFAULT false,
    "diedOn" DATE,
    "education" TEXT,
    "profession" TEXT,
    "location" TEXT,
    "mobileNumber" TEXT,
    "fatherName" TEXT,
    "clan" TEXT,
    "dynasty" TEXT,
    "sakh" TEXT,
    "isMarried" BOOLEAN,
    "isManglik" BOOLEAN,
    "villageAddress" TEXT,
    "ancestralResidence" TEXT,
    "tehsil" TEXT,
    "district" TEXT,
    "lordName" TEXT,
    "lordPlace" TEXT,
    "ancestorPlace" TEXT,
    "familyGoddess" TEXT,
    "familyGod" TEXT,
    "marriagePlace" TEXT,
    "fatherInLawName" TEXT,
    "fatherInLawFatherName" TEXT,
    "inLawDynasty" TEXT,
    "inLawSakh" TEXT,
    "inLawTehsil" TEXT,
    "inLawDistrict" TEXT,
    "inLawState" TEXT,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ParentLink" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "treeId" UUID NOT NULL,
    "childId" UUID NOT NULL,
    "parentId" UUID NOT NULL,
    "role" "ParentRole" NOT NULL,
    "kind" "ParentKind" NOT NULL DEFAULT 'birth',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ParentLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Union" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "treeId" UUID NOT NULL,
    "partnerAId" UUID NOT NULL,
    "partnerBId" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "marriedOn" DATE,
    "endedOn" DATE,
    "endedBy" "UnionEnd",
    "place" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Union_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FamilyRequest" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "fromMemberId" UUID NOT NULL,
    "toMemberId" UUID NOT NULL,
    "personId" UUID,
    "relatedToId" UUID,
    "relation" TEXT NOT NULL,
    "message" TEXT,
    "status" "RequestStatus" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "FamilyRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Deity" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "deityType" "DeityType" NOT NULL DEFAULT 'devi',
    "clans" TEXT[],
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Deity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeityText" (
    "deityId" UUID NOT NULL,
    "language" "Language" NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL DEFAULT '',
    "alternateNames" TEXT[],
    "description" TEXT NOT NULL,
    "rituals" TEXT,
    "location" TEXT,
    "temple" TEXT,
    "festival" TEXT,
    "history" TEXT,
    "legends" TEXT,
    "importance" TEXT,
    "additionalInfo" TEXT,

    CONSTRAINT "DeityText_pkey" PRIMARY KEY ("deityId","language")
);

-- CreateTable
CREATE TABLE "DeityImage" (
    "deityId" UUID NOT NULL,
    "mediaId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "DeityImage_pkey" PRIMARY KEY ("deityId","position")
);

-- CreateTable
CREATE TABLE "Blog" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "titleKey" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "authorKey" TEXT NOT NULL DEFAULT '',
    "language" "Language" NOT NULL,
    "senderId" UUID,
    "imageId" UUID,
    "status" "ApprovalStatus" NOT NULL DEFAULT 'pending',
    "rejectionReason" TEXT,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "approvedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Blog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GalleryImage" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "titleKey" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT 'General',
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "language" "Language" NOT NULL,
    "senderId" UUID,
    "mediaId" UUID NOT NULL,
    "status" "ApprovalStatus" NOT NULL DEFAULT 'pending',
    "rejectionReason" TEXT,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "approvedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GalleryImage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InboxMessage" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "MessageKind" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT,
    "feedbackType" "FeedbackType",
    "message" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "isSpam" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "InboxMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" UUID,
    "action" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT,
    "changes" JSONB,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Media" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "ownerId" UUID,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "blur" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MediaVariant" (
    "mediaId" UUID NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "objectKey" TEXT NOT NULL,

    CONSTRAINT "MediaVariant_pkey" PRIMARY KEY ("mediaId","width")
);

-- CreateTable
CREATE TABLE "PublicChange" (
    "id" BIGSERIAL NOT NULL,
    "topic" "PublicTopic" NOT NULL,
    "transactionId" BIGINT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PublicChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Member_emailKey_key" ON "Member"("emailKey");

-- CreateIndex
CREATE INDEX "Member_nameKey_trgm" ON "Member" USING GIN ("nameKey" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Member_clan_idx" ON "Member"("clan");

-- CreateIndex
CREATE INDEX "Member_dynasty_idx" ON "Member"("dynasty");

-- CreateIndex
CREATE INDEX "Member_createdAt_idx" ON "Member"("createdAt");

-- CreateIndex
CREATE INDEX "Member_photoId_idx" ON "Member"("photoId");

-- CreateIndex
CREATE INDEX "Session_memberId_idx" ON "Session"("memberId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "OneTimeCode_memberId_createdAt_idx" ON "OneTimeCode"("memberId", "createdAt");

-- CreateIndex
CREATE INDEX "Consent_memberId_purpose_idx" ON "Consent"("memberId", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "AddressOption_kind_foldedKey_key" ON "AddressOption"("kind", "foldedKey");

-- CreateIndex
CREATE UNIQUE INDEX "FamilyTree_ownerId_key" ON "FamilyTree"("ownerId");

-- CreateIndex
CREATE INDEX "FamilyTree_nameKey_trgm" ON "FamilyTree" USING GIN ("nameKey" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "FamilyTree_createdAt_idx" ON "FamilyTree"("createdAt");

-- CreateIndex
CREATE INDEX "Person_memberId_idx" ON "Person"("memberId");

-- CreateIndex
CREATE INDEX "Person_addedById_idx" ON "Person"("addedById");

-- CreateIndex
CREATE INDEX "Person_photoId_idx" ON "Person"("photoId");

-- CreateIndex
CREATE UNIQUE INDEX "Person_treeId_id_key" ON "Person"("treeId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Person_treeId_memberId_key" ON "Person"("treeId", "memberId");

-- CreateIndex
CREATE INDEX "ParentLink_treeId_idx" ON "ParentLink"("treeId");

-- CreateIndex
CREATE INDEX "ParentLink_parentId_idx" ON "ParentLink"("parentId");

-- CreateIndex
CREATE UNIQUE INDEX "ParentLink_childId_parentId_key" ON "ParentLink"("childId", "parentId");

-- CreateIndex
CREATE INDEX "Union_treeId_idx" ON "Union"("treeId");

-- CreateIndex
CREATE INDEX "Union_partnerBId_idx" ON "Union"("partnerBId");

-- CreateIndex
CREATE UNIQUE INDEX "Union_partnerAId_partnerBId_key" ON "Union"("partnerAId", "partnerBId");

-- CreateIndex
CREATE INDEX "FamilyRequest_toMemberId_status_idx" ON "FamilyRequest"("toMemberId", "status");

-- CreateIndex
CREATE INDEX "FamilyRequest_fromMemberId_status_idx" ON "FamilyRequest"("fromMemberId", "status");

-- CreateIndex
CREATE INDEX "FamilyRequest_personId_idx" ON "FamilyRequest"("personId");

-- CreateIndex
CREATE INDEX "FamilyRequest_relatedToId_idx" ON "FamilyRequest"("relatedToId");

-- CreateIndex
CREATE INDEX "Deity_deityType_position_idx" ON "Deity"("deityType", "position");

-- CreateIndex
CREATE INDEX "DeityText_nameKey_trgm" ON "DeityText" USING GIN ("nameKey" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "DeityImage_mediaId_key" ON "DeityImage"("mediaId");

-- CreateIndex
CREATE UNIQUE INDEX "Blog_imageId_key" ON "Blog"("imageId");

-- CreateIndex
CREATE INDEX "Blog_status_createdAt_idx" ON "Blog"("status", "createdAt");

-- CreateIndex
CREATE INDEX "Blog_senderId_idx" ON "Blog"("senderId");

-- CreateIndex
CREATE INDEX "Blog_titleKey_trgm" ON "Blog" USING GIN ("titleKey" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "GalleryImage_mediaId_key" ON "GalleryImage"("mediaId");

-- CreateIndex
CREATE INDEX "GalleryImage_status_createdAt_idx" ON "GalleryImage"("status", "createdAt");

-- CreateIndex
CREATE INDEX "GalleryImage_senderId_idx" ON "GalleryImage"("senderId");

-- CreateIndex
CREATE INDEX "InboxMessage_createdAt_idx" ON "InboxMessage"("createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- CreateIndex
CREATE INDEX "AuditEntry_subject_idx" ON "AuditEntry"("subjectType", "subjectId");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_idx" ON "AuditEntry"("actorId");

-- CreateIndex
CREATE INDEX "Media_ownerId_idx" ON "Media"("ownerId");

-- CreateIndex
CREATE INDEX "Media_createdAt_idx" ON "Media"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "MediaVariant_objectKey_key" ON "MediaVariant"("objectKey");

-- CreateIndex
CREATE INDEX "PublicChange_topic_transactionId_idx" ON "PublicChange"("topic", "transactionId");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneTimeCode" ADD CONSTRAINT "OneTimeCode_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyTree" ADD CONSTRAINT "FamilyTree_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Person" ADD CONSTRAINT "Person_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Person" ADD CONSTRAINT "Person_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Person" ADD CONSTRAINT "Person_addedById_fkey" FOREIGN KEY ("addedById") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Person" ADD CONSTRAINT "Person_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParentLink" ADD CONSTRAINT "ParentLink_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParentLink" ADD CONSTRAINT "ParentLink_child_fkey" FOREIGN KEY ("treeId", "childId") REFERENCES "Person"("treeId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParentLink" ADD CONSTRAINT "ParentLink_parent_fkey" FOREIGN KEY ("treeId", "parentId") REFERENCES "Person"("treeId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Union" ADD CONSTRAINT "Union_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Union" ADD CONSTRAINT "Union_partnerA_fkey" FOREIGN KEY ("treeId", "partnerAId") REFERENCES "Person"("treeId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Union" ADD CONSTRAINT "Union_partnerB_fkey" FOREIGN KEY ("treeId", "partnerBId") REFERENCES "Person"("treeId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyRequest" ADD CONSTRAINT "FamilyRequest_fromMemberId_fkey" FOREIGN KEY ("fromMemberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyRequest" ADD CONSTRAINT "FamilyRequest_toMemberId_fkey" FOREIGN KEY ("toMemberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyRequest" ADD CONSTRAINT "FamilyRequest_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyRequest" ADD CONSTRAINT "FamilyRequest_relatedToId_fkey" FOREIGN KEY ("relatedToId") REFERENCES "Person"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeityText" ADD CONSTRAINT "DeityText_deityId_fkey" FOREIGN KEY ("deityId") REFERENCES "Deity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeityImage" ADD CONSTRAINT "DeityImage_deityId_fkey" FOREIGN KEY ("deityId") REFERENCES "Deity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeityImage" ADD CONSTRAINT "DeityImage_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Blog" ADD CONSTRAINT "Blog_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Blog" ADD CONSTRAINT "Blog_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GalleryImage" ADD CONSTRAINT "GalleryImage_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GalleryImage" ADD CONSTRAINT "GalleryImage_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MediaVariant" ADD CONSTRAINT "MediaVariant_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on written by hand: what the schema language cannot say.

-- Limits are points that a crash may forget; a code's tries are not kept here.
ALTER TABLE "RateLimit" SET UNLOGGED;

-- Members ---------------------------------------------------------------------------------------------

ALTER TABLE "Member"
	ADD CONSTRAINT "Member_name_check" CHECK ("name" ~ '\S' AND char_length("name") <= 120),
	ADD CONSTRAINT "Member_email_check" CHECK ("email" ~ '\S' AND char_length("email") <= 320),
	-- "C" folds ASCII alone, the same on every server.
	ADD CONSTRAINT "Member_emailKey_check"
		CHECK ("emailKey" LIKE '_%@_%' AND "emailKey" !~ '\s' AND "emailKey" = lower("emailKey" COLLATE "C")),
	ADD CONSTRAINT "Member_born_check" CHECK (("bornOn" IS NULL) = ("bornPrecision" IS NULL)),
	-- Public lists group by these; a blank one would be a group without a name.
	ADD CONSTRAINT "Member_clan_check" CHECK ("clan" ~ '\S'),
	ADD CONSTRAINT "Member_dynasty_check" CHECK ("dynasty" ~ '\S'),
	-- Nobody has agreed to anything on an account that is not claimed yet.
	ADD CONSTRAINT "Member_unclaimed_check"
		CHECK ("claimedAt" IS NOT NULL OR ("familyTreePrivacy" = 'private' AND NOT "isListed" AND NOT "isAdmin")),
	ADD CONSTRAINT "Member_version_check" CHECK ("version" >= 0);

CREATE INDEX "Member_administrators_idx" ON "Member" ("id") WHERE "isAdmin";

-- Demotions wait for each other here, so that of two at once the second sees what the first has left.
CREATE FUNCTION keep_one_administrator() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(52610001);
	IF NOT EXISTS (SELECT FROM "Member" WHERE "isAdmin") AND EXISTS (SELECT FROM "Member") THEN
		RAISE EXCEPTION 'at least one administrator must remain'
			USING ERRCODE = 'restrict_violation', TABLE = 'Member', CONSTRAINT = 'Member_last_administrator';
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER "Member_demoted_administrator" AFTER UPDATE OF "isAdmin" ON "Member"
	FOR EACH ROW WHEN (OLD."isAdmin" AND NOT NEW."isAdmin") EXECUTE FUNCTION keep_one_administrator();
CREATE TRIGGER "Member_removed_administrator" AFTER DELETE ON "Member"
	FOR EACH ROW WHEN (OLD."isAdmin") EXECUTE FUNCTION keep_one_administrator();

ALTER TABLE "Session" ADD CONSTRAINT "Session_expiresAt_check" CHECK ("expiresAt" > "createdAt");

ALTER TABLE "OneTimeCode"
	ADD CONSTRAINT "OneTimeCode_triesLeft_check" CHECK ("triesLeft" BETWEEN 0 AND 5),
	ADD CONSTRAINT "OneTimeCode_codeHmac_check" CHECK (octet_length("codeHmac") = 32),
	ADD CONSTRAINT "OneTimeCode_expiresAt_check" CHECK ("expiresAt" > "createdAt");
CREATE UNIQUE INDEX "OneTimeCode_alive_key" ON "OneTimeCode" ("memberId") WHERE "usedAt" IS NULL;

ALTER TABLE "Consent"
	ADD CONSTRAINT "Consent_textVersion_check" CHECK ("textVersion" ~ '\S'),
	ADD CONSTRAINT "Consent_withdrawnAt_check" CHECK ("withdrawnAt" >= "givenAt");
CREATE UNIQUE INDEX "Consent_alive_key" ON "Consent" ("memberId", "purpose") WHERE "withdrawnAt" IS NULL;

ALTER TABLE "AddressOption"
	ADD CONSTRAINT "AddressOption_foldedKey_check" CHECK ("foldedKey" ~ '\S'),
	ADD CONSTRAINT "AddressOption_spelling_check" CHECK ("hi" IS NOT NULL OR "en" IS NOT NULL),
	ADD CONSTRAINT "AddressOption_hi_check" CHECK ("hi" ~ '\S' AND char_length("hi") <= 80),
	ADD CONSTRAINT "AddressOption_en_check" CHECK ("en" ~ '\S' AND char_length("en") <= 80);

-- Families --------------------------------------------------------------------------------------------

ALTER TABLE "FamilyTree"
	-- Room for a member's name and the words around it.
	ADD CONSTRAINT "FamilyTree_name_check" CHECK ("name" ~ '\S' AND char_length("name") <= 200),
	ADD CONSTRAINT "FamilyTree_version_check" CHECK ("version" >= 0);

ALTER TABLE "Person"
	ADD CONSTRAINT "Person_kind_check" CHECK (
		CASE "kind"
			WHEN 'named' THEN "name" IS NOT NULL
			WHEN 'connector' THEN "name" IS NULL AND "memberId" IS NULL AND "photoId" IS NULL
		END
	),
	ADD CONSTRAINT "Person_name_check" CHECK ("name" ~ '\S' AND char_length("name") <= 120),
	ADD CONSTRAINT "Person_born_check" CHECK (("bornOn" IS NULL) = ("bornPrecision" IS NULL)),
	ADD CONSTRAINT "Person_diedOn_check" CHECK ("diedOn" IS NULL OR "isDeceased"),
	-- Where only a year or an age is known, the day and month of birth are made up.
	ADD CONSTRAINT "Person_life_check" CHECK (
		CASE "bornPrecision"
			WHEN 'day' THEN "diedOn" >= "bornOn"
			WHEN 'year' THEN extract(year FROM "diedOn") >= extract(year FROM "bornOn")
			WHEN 'age' THEN extract(year FROM "diedOn") >= extract(year FROM "bornOn") - 1
		END
	),
	ADD CONSTRAINT "Person_clan_check" CHECK ("clan" ~ '\S'),
	ADD CONSTRAINT "Person_version_check" CHECK ("version" >= 0);

ALTER TABLE "ParentLink" ADD CONSTRAINT "ParentLink_distinct_check" CHECK ("childId" <> "parentId");
CREATE UNIQUE INDEX "ParentLink_birth_parent_key" ON "ParentLink" ("childId", "role") WHERE "kind" = 'birth';

-- Nobody descends from themselves, by whatever kind of link. Two at once in one tree wait for each other
-- on the tree's row, or each would miss the other's half of a circle.
CREATE FUNCTION refuse_own_ancestor() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM FROM "FamilyTree" WHERE "id" = NEW."treeId" FOR NO KEY UPDATE;
	IF EXISTS (
		WITH RECURSIVE ancestor ("id") AS (
			SELECT NEW."parentId"
			UNION
			SELECT link."parentId" FROM "ParentLink" link JOIN ancestor ON link."childId" = ancestor."id"
		)
		SELECT FROM ancestor WHERE "id" = NEW."childId"
	) THEN
		RAISE EXCEPTION 'a person would be their own ancestor'
			USING ERRCODE = 'restrict_violation', TABLE = 'ParentLink', CONSTRAINT = 'ParentLink_own_ancestor';
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER "ParentLink_own_ancestor" AFTER INSERT OR UPDATE OF "treeId", "childId", "parentId" ON "ParentLink"
	FOR EACH ROW EXECUTE FUNCTION refuse_own_ancestor();

ALTER TABLE "Union"
	-- Smaller id first, so that a couple has one row; nobody marries themselves.
	ADD CONSTRAINT "Union_partners_check" CHECK ("partnerAId" < "partnerBId"),
	ADD CONSTRAINT "Union_sequence_check" CHECK ("sequence" >= 0),
	-- How a marriage ended may be known without the day, not the day without how.
	ADD CONSTRAINT "Union_ended_check" CHECK ("endedOn" IS NULL OR "endedBy" IS NOT NULL),
	ADD CONSTRAINT "Union_span_check" CHECK ("endedOn" >= "marriedOn");

ALTER TABLE "FamilyRequest"
	ADD CONSTRAINT "FamilyRequest_members_check" CHECK ("fromMemberId" <> "toMemberId"),
	ADD CONSTRAINT "FamilyRequest_relation_check" CHECK ("relation" ~ '\S'),
	ADD CONSTRAINT "FamilyRequest_answeredAt_check" CHECK (("status" = 'pending') = ("answeredAt" IS NULL));
CREATE UNIQUE INDEX "FamilyRequest_pair_key"
	ON "FamilyRequest" (LEAST("fromMemberId", "toMemberId"), GREATEST("fromMemberId", "toMemberId"))
	WHERE "status" IN ('pending', 'accepted');

CREATE FUNCTION refuse_foreign_card() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "Person" person JOIN "FamilyTree" tree ON tree."id" = person."treeId"
		WHERE person."id" IN (NEW."personId", NEW."relatedToId") AND tree."ownerId" <> NEW."fromMemberId"
	) THEN
		RAISE EXCEPTION 'a request may only name cards of its sender''s tree'
			USING ERRCODE = 'restrict_violation', TABLE = 'FamilyRequest', CONSTRAINT = 'FamilyRequest_foreign_card';
	END IF;
	RETURN NEW;
END $$;

CREATE TRIGGER "FamilyRequest_foreign_card"
	BEFORE INSERT OR UPDATE OF "fromMemberId", "personId", "relatedToId" ON "FamilyRequest"
	FOR EACH ROW EXECUTE FUNCTION refuse_foreign_card();

-- Deities, stories, pictures --------------------------------------------------------------------------

ALTER TABLE "Deity"
	ADD CONSTRAINT "Deity_clans_check" CHECK (array_position("clans", NULL) IS NULL AND array_position("clans", '') IS NULL),
	ADD CONSTRAINT "Deity_version_check" CHECK ("version" >= 0);

ALTER TABLE "DeityText"
	ADD CONSTRAINT "DeityText_name_check" CHECK ("name" ~ '\S' AND char_length("name") <= 120),
	ADD CONSTRAINT "DeityText_description_check" CHECK ("description" ~ '\S'),
	ADD CONSTRAINT "DeityText_alternateNames_check"
		CHECK (array_position("alternateNames", NULL) IS NULL AND array_position("alternateNames", '') IS NULL);

ALTER TABLE "DeityImage" ADD CONSTRAINT "DeityImage_position_check" CHECK ("position" >= 0);

ALTER TABLE "Blog"
	ADD CONSTRAINT "Blog_text_check" CHECK ("title" ~ '\S' AND "content" ~ '\S' AND "author" ~ '\S'),
	ADD CONSTRAINT "Blog_approvedAt_check" CHECK (("status" = 'approved') = ("approvedAt" IS NOT NULL)),
	ADD CONSTRAINT "Blog_rejectionReason_check" CHECK ("rejectionReason" IS NULL OR "status" = 'rejected'),
	ADD CONSTRAINT "Blog_version_check" CHECK ("version" >= 0);

ALTER TABLE "GalleryImage"
	ADD CONSTRAINT "GalleryImage_text_check" CHECK ("title" ~ '\S' AND "description" ~ '\S' AND "category" ~ '\S'),
	ADD CONSTRAINT "GalleryImage_approvedAt_check" CHECK (("status" = 'approved') = ("approvedAt" IS NOT NULL)),
	ADD CONSTRAINT "GalleryImage_rejectionReason_check" CHECK ("rejectionReason" IS NULL OR "status" = 'rejected'),
	ADD CONSTRAINT "GalleryImage_version_check" CHECK ("version" >= 0);

ALTER TABLE "Media"
	ADD CONSTRAINT "Media_size_check" CHECK ("width" > 0 AND "height" > 0),
	-- Written into pages as it is.
	ADD CONSTRAINT "Media_blur_check" CHECK ("blur" ~ '^data:image/webp;base64,[A-Za-z0-9+/=]+$');

ALTER TABLE "MediaVariant"
	ADD CONSTRAINT "MediaVariant_size_check" CHECK ("width" > 0 AND "height" > 0 AND "byteSize" > 0),
	-- A path below the store's root, never out of it.
	ADD CONSTRAINT "MediaVariant_objectKey_check"
		CHECK ("objectKey" ~ '^[A-Za-z0-9][A-Za-z0-9._/-]*$' AND "objectKey" !~ '\.\.|//');

-- Inbox and audit -------------------------------------------------------------------------------------

ALTER TABLE "InboxMessage"
	ADD CONSTRAINT "InboxMessage_text_check" CHECK ("name" ~ '\S' AND "email" ~ '\S' AND "message" ~ '\S'),
	ADD CONSTRAINT "InboxMessage_kind_check" CHECK (
		CASE "kind"
			WHEN 'contact' THEN "subject" IS NOT NULL AND "feedbackType" IS NULL
			WHEN 'feedback' THEN "subject" IS NULL AND "feedbackType" IS NOT NULL
		END
	),
	ADD CONSTRAINT "InboxMessage_subject_check" CHECK ("subject" ~ '\S');

ALTER TABLE "AuditEntry"
	ADD CONSTRAINT "AuditEntry_text_check" CHECK ("action" ~ '\S' AND "subjectType" ~ '\S');

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is only ever added to'
		USING ERRCODE = 'restrict_violation', TABLE = 'AuditEntry', CONSTRAINT = 'AuditEntry_append_only';
END $$;

CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Public changes --------------------------------------------------------------------------------------
--
-- Every transaction that touches what public pages show adds rows of its own and never waits for, changes
-- or locks another's: no order of topics can deadlock, and nobody queues behind anybody.

CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	changed "PublicTopic" := TG_ARGV[0];
	mine bigint := pg_current_xact_id()::text::bigint;
BEGIN
	-- The time guards against a row that came with a restored dump, out of another server's count.
	INSERT INTO "PublicChange" ("topic", "transactionId")
		SELECT changed, mine
		WHERE NOT EXISTS (
			SELECT FROM "PublicChange"
			WHERE "topic" = changed AND "transactionId" = mine AND "changedAt" > now() - interval '1 second'
		);
	RETURN NULL;
END $$;

-- A change is seen from its commit on, not from its statement on: the stamp is set as late as can be.
CREATE FUNCTION stamp_public_change() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "PublicChange" SET "changedAt" = clock_timestamp() WHERE "id" = NEW."id";
	-- Now and then, the old ones go; the last of each topic stays. Rows that another transaction is just
	-- removing are left to it. An older snapshot could not step aside like this.
	IF NEW."id" % 64 = 0 AND current_setting('transaction_isolation') = 'read committed' THEN
		DELETE FROM "PublicChange" WHERE "id" IN (
			SELECT past."id" FROM "PublicChange" past
			WHERE past."changedAt" < clock_timestamp() - interval '10 minutes' AND EXISTS (
				SELECT FROM "PublicChange" later
				WHERE later."topic" = past."topic" AND later."changedAt" > past."changedAt"
			)
			LIMIT 1000 FOR UPDATE OF past SKIP LOCKED
		);
	END IF;
	RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "PublicChange_at_commit" AFTER INSERT ON "PublicChange"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stamp_public_change();

CREATE TRIGGER "Member_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Member"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('members');
CREATE TRIGGER "FamilyTree_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "FamilyTree"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('families');
CREATE TRIGGER "Person_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Person"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('families');
CREATE TRIGGER "Blog_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Blog"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('blogs');
CREATE TRIGGER "Deity_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Deity"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('deities');
CREATE TRIGGER "DeityText_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "DeityText"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('deities');
CREATE TRIGGER "DeityImage_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "DeityImage"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('deities');
CREATE TRIGGER "GalleryImage_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "GalleryImage"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('gallery');
