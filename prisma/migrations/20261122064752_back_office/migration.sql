-- CreateEnum
CREATE TYPE "ReportOutcome" AS ENUM ('dismissed', 'held', 'removed');

-- CreateEnum
CREATE TYPE "TrashKind" AS ENUM ('member', 'blog', 'picture', 'family');

-- AlterTable
ALTER TABLE "Member" ADD COLUMN     "heldFromMatchesAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "MemberReport" ADD COLUMN     "outcome" "ReportOutcome";

-- CreateTable
CREATE TABLE "TrashEntry" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "TrashKind" NOT NULL,
    "subjectId" UUID NOT NULL,
    "ownerId" UUID,
    "name" TEXT NOT NULL,
    "deletedById" UUID,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rows" JSONB NOT NULL,
    "mediaIds" UUID[] DEFAULT ARRAY[]::UUID[],

    CONSTRAINT "TrashEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Decision" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "action" TEXT NOT NULL,
    "subjectId" UUID NOT NULL,
    "ownerId" UUID,
    "actorId" UUID NOT NULL,
    "batchId" UUID,
    "decidedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoUntil" TIMESTAMPTZ(3) NOT NULL,
    "mail" JSONB,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TrashEntry_deletedAt_idx" ON "TrashEntry"("deletedAt");

-- CreateIndex
CREATE INDEX "TrashEntry_ownerId_idx" ON "TrashEntry"("ownerId");

-- CreateIndex
CREATE UNIQUE INDEX "TrashEntry_kind_subjectId_key" ON "TrashEntry"("kind", "subjectId");

-- CreateIndex
CREATE INDEX "Decision_undoUntil_idx" ON "Decision"("undoUntil");

-- CreateIndex
CREATE INDEX "Decision_subjectId_idx" ON "Decision"("subjectId");

-- CreateIndex
CREATE INDEX "Decision_ownerId_idx" ON "Decision"("ownerId");

-- CreateIndex
CREATE INDEX "Decision_batchId_idx" ON "Decision"("batchId");

ALTER TABLE "MemberReport" ADD CONSTRAINT "MemberReport_outcome_check"
	CHECK ("outcome" IS NULL OR "answeredAt" IS NOT NULL);
ALTER TABLE "TrashEntry" ADD CONSTRAINT "TrashEntry_rows_check" CHECK (jsonb_typeof("rows") = 'object');
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_time_check" CHECK ("undoUntil" >= "decidedAt");
