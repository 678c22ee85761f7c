-- AlterTable
ALTER TABLE "AddressOption" ADD COLUMN     "isTyped" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "isKept" BOOLEAN NOT NULL DEFAULT true;

-- What is known of a removed member goes from the audit log too: the fact stays, its `changes` may be forgotten.
DROP TRIGGER "AuditEntry_append_only" ON "AuditEntry";
CREATE TRIGGER "AuditEntry_append_only" BEFORE DELETE OR TRUNCATE ON "AuditEntry"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER "AuditEntry_only_forgotten" BEFORE UPDATE ON "AuditEntry"
	FOR EACH ROW
	WHEN (NEW."changes" IS NOT NULL OR to_jsonb(NEW) - 'changes' IS DISTINCT FROM to_jsonb(OLD) - 'changes')
	EXECUTE FUNCTION refuse_audit_change();
