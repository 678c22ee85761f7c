-- DropIndex
DROP INDEX "AuditEntry_actorId_idx";

-- DropIndex
DROP INDEX "AuditEntry_at_idx";

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_idx" ON "AuditEntry"("actorId", "at");

-- CreateIndex
CREATE INDEX "AuditEntry_action_idx" ON "AuditEntry"("action", "at");

-- What an entry is about is called as its action begins: `gallery.approve` concerns a `gallery`.
ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_only_forgotten";
UPDATE "AuditEntry" SET "subjectType" = split_part("action", '.', 1)
	WHERE "subjectType" IN ('galleryImage', 'familyTree');
ALTER TABLE "AuditEntry" ENABLE TRIGGER "AuditEntry_only_forgotten";
