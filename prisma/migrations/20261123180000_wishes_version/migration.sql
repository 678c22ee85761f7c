-- Counts the changes, so that a form that was opened before the last one does not write over it.
ALTER TABLE "PartnerWishes" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;
