-- AlterTable
ALTER TABLE "SamePerson" ADD COLUMN     "isOfOnePlace" BOOLEAN;

-- CreateTable
CREATE TABLE "SamePersonTry" (
    "treeId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "state" BIGINT NOT NULL,
    "isOfOnePlace" BOOLEAN,
    "triedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SamePersonTry_pkey" PRIMARY KEY ("treeId","personId","state")
);

-- CreateIndex
CREATE INDEX "SamePersonTry_personId_idx" ON "SamePersonTry"("personId");

-- AddForeignKey
ALTER TABLE "SamePersonTry" ADD CONSTRAINT "SamePersonTry_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SamePersonTry" ADD CONSTRAINT "SamePersonTry_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The trees are searched again, so that the pairs that wait for an answer get what is shown of them.
DELETE FROM "SamePersonSearch";
