-- One person in two trees: two cards that are likely one person, what the owners say of them, and what they are found by.
-- CreateEnum
CREATE TYPE "SameAnswer" AS ENUM ('yes', 'no');

-- AlterTable
ALTER TABLE "FamilyTree" ADD COLUMN "isComparable" BOOLEAN;

-- CreateTable
CREATE TABLE "PersonKey" (
    "personId" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "key" BIGINT NOT NULL,

    CONSTRAINT "PersonKey_pkey" PRIMARY KEY ("personId","key")
);

-- CreateTable
CREATE TABLE "SamePersonSearch" (
    "treeId" UUID NOT NULL,
    "treeVersion" INTEGER NOT NULL,

    CONSTRAINT "SamePersonSearch_pkey" PRIMARY KEY ("treeId")
);

-- CreateTable
CREATE TABLE "SamePerson" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "oneTreeId" UUID NOT NULL,
    "oneId" UUID NOT NULL,
    "otherTreeId" UUID NOT NULL,
    "otherId" UUID NOT NULL,
    "oneAnswer" "SameAnswer",
    "oneAnsweredAt" TIMESTAMPTZ(3),
    "otherAnswer" "SameAnswer",
    "otherAnsweredAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SamePerson_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PersonKey_key_treeId_idx" ON "PersonKey"("key", "treeId");

-- CreateIndex
CREATE INDEX "PersonKey_treeId_idx" ON "PersonKey"("treeId");

-- CreateIndex
CREATE INDEX "SamePerson_oneTreeId_idx" ON "SamePerson"("oneTreeId");

-- CreateIndex
CREATE INDEX "SamePerson_otherTreeId_idx" ON "SamePerson"("otherTreeId");

-- CreateIndex
CREATE INDEX "SamePerson_otherId_idx" ON "SamePerson"("otherId");

-- CreateIndex
CREATE UNIQUE INDEX "SamePerson_oneId_otherId_key" ON "SamePerson"("oneId", "otherId");

-- AddForeignKey
ALTER TABLE "PersonKey" ADD CONSTRAINT "PersonKey_person_fkey" FOREIGN KEY ("treeId", "personId") REFERENCES "Person"("treeId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SamePersonSearch" ADD CONSTRAINT "SamePersonSearch_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SamePerson" ADD CONSTRAINT "SamePerson_one_fkey" FOREIGN KEY ("oneTreeId", "oneId") REFERENCES "Person"("treeId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SamePerson" ADD CONSTRAINT "SamePerson_other_fkey" FOREIGN KEY ("otherTreeId", "otherId") REFERENCES "Person"("treeId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A pair has one row, whichever of the two is found first.
ALTER TABLE "SamePerson"
	ADD CONSTRAINT "SamePerson_order_check"
		CHECK (("oneTreeId", "oneId") < ("otherTreeId", "otherId")),
	ADD CONSTRAINT "SamePerson_oneAnswer_check" CHECK (("oneAnswer" IS NULL) = ("oneAnsweredAt" IS NULL)),
	ADD CONSTRAINT "SamePerson_otherAnswer_check" CHECK (("otherAnswer" IS NULL) = ("otherAnsweredAt" IS NULL)),
	ADD CONSTRAINT "SamePerson_oneTree_check" CHECK (
		"oneTreeId" <> "otherTreeId" OR ("oneAnswer" IS DISTINCT FROM 'yes' AND "otherAnswer" IS NULL)
	);

-- Two cards of one tree are two people: a card is joined with one of each other tree at most.
CREATE UNIQUE INDEX "SamePerson_oneId_otherTreeId_joined_key" ON "SamePerson" ("oneId", "otherTreeId")
	WHERE "oneAnswer" = 'yes' AND "otherAnswer" = 'yes';
CREATE UNIQUE INDEX "SamePerson_otherId_oneTreeId_joined_key" ON "SamePerson" ("otherId", "oneTreeId")
	WHERE "oneAnswer" = 'yes' AND "otherAnswer" = 'yes';
