CREATE TABLE "OutboxMail" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "OutboxMail_address_check" CHECK ("email" ~ '^\S+@\S+$' AND "emailKey" ~ '^\S+@\S+$'),
    CONSTRAINT "OutboxMail_text_check" CHECK ("subject" ~ '\S' AND "text" ~ '\S' AND "html" ~ '\S')
);
CREATE INDEX "OutboxMail_createdAt_idx" ON "OutboxMail"("createdAt");
CREATE INDEX "OutboxMail_emailKey_idx" ON "OutboxMail"("emailKey");

-- Accounts are removed in several ways; the mails to their address go with each of them.
CREATE FUNCTION remove_outbox_mails() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	DELETE FROM "OutboxMail" WHERE "emailKey" IN (SELECT "emailKey" FROM removed);
	RETURN NULL;
END $$;
CREATE TRIGGER "Member_outbox_mails" AFTER DELETE ON "Member"
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_outbox_mails();
