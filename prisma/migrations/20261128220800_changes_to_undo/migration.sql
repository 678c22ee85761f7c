-- AlterTable
ALTER TABLE "Person" ADD COLUMN "changeUndo" JSONB;

-- Few rows have it, and each for ten seconds.
CREATE INDEX "Person_changeUndo_idx" ON "Person" ("id") WHERE "changeUndo" IS NOT NULL;
