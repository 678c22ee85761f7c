ALTER TABLE "Member" ADD COLUMN "emailConfirmedAt" TIMESTAMPTZ(3);

-- Which addresses of existing accounts are proven:
-- * An account claimed later than it was made was claimed with a code mailed to its address, or is the administrator
--   named by ADMIN_EMAIL. Registration writes both moments as the same value and proves nothing. If an administrator
--   has changed the address, the code proved the former one.
-- * Demo accounts have addresses that the portal made up, and nobody registered them.
-- A used reset code cannot be told from one that a newer code or a changed password ended, so it proves nothing here.
UPDATE "Member" AS member SET "emailConfirmedAt" = "claimedAt"
WHERE "claimedAt" IS NOT NULL AND ("isDemo" OR "claimedAt" > "createdAt" AND NOT EXISTS (
	SELECT FROM "AuditEntry" AS entry
	WHERE entry."subjectType" = 'member' AND entry."subjectId" = member."id"::text AND entry."changes" ? 'email'
));

-- Claiming proves the address, so no account is confirmed before it is claimed.
ALTER TABLE "Member" ADD CONSTRAINT "Member_emailConfirmedAt_check"
	CHECK ("emailConfirmedAt" IS NULL OR "claimedAt" IS NOT NULL);

CREATE TABLE "EmailConfirmation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "memberId" UUID NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "codeHmac" BYTEA NOT NULL,
    "triesLeft" INTEGER NOT NULL DEFAULT 5,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailConfirmation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "EmailConfirmation_tokenHash_check" CHECK (octet_length("tokenHash") = 32),
    CONSTRAINT "EmailConfirmation_codeHmac_check" CHECK (octet_length("codeHmac") = 32),
    CONSTRAINT "EmailConfirmation_triesLeft_check" CHECK ("triesLeft" BETWEEN 0 AND 5),
    CONSTRAINT "EmailConfirmation_expiresAt_check" CHECK ("expiresAt" > "createdAt")
);

CREATE UNIQUE INDEX "EmailConfirmation_tokenHash_key" ON "EmailConfirmation"("tokenHash");
CREATE INDEX "EmailConfirmation_memberId_createdAt_idx" ON "EmailConfirmation"("memberId", "createdAt");
CREATE INDEX "EmailConfirmation_expiresAt_idx" ON "EmailConfirmation"("expiresAt");
ALTER TABLE "EmailConfirmation" ADD CONSTRAINT "EmailConfirmation_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
