-- Nullable, so that requests in the trash and in older backups come back without it.
ALTER TABLE "FamilyRequest" ADD COLUMN "mailHeldAt" TIMESTAMPTZ(3);
