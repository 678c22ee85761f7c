ALTER TYPE "CodePurpose" ADD VALUE 'secondFactor';

ALTER TABLE "Member" ADD COLUMN "secondFactorSince" TIMESTAMPTZ(3);

-- Nobody logs in to an unclaimed account, so none has a second factor.
ALTER TABLE "Member" ADD CONSTRAINT "Member_secondFactorSince_check"
	CHECK ("secondFactorSince" IS NULL OR "claimedAt" IS NOT NULL);

CREATE TABLE "SecondFactor" (
    "memberId" UUID NOT NULL,
    "encryptedSecret" BYTEA NOT NULL,
    "lastStep" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("memberId"),
    CONSTRAINT "SecondFactor_encryptedSecret_check" CHECK (octet_length("encryptedSecret") = 48),
    CONSTRAINT "SecondFactor_lastStep_check" CHECK ("lastStep" >= 0)
);

CREATE TABLE "RecoveryCode" (
    "memberId" UUID NOT NULL,
    "codeHash" BYTEA NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("memberId","codeHash"),
    CONSTRAINT "RecoveryCode_codeHash_check" CHECK (octet_length("codeHash") = 32)
);

ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "SecondFactor"("memberId") ON DELETE CASCADE ON UPDATE CASCADE;

-- Anybody can ask for a reset code, which must not end a code that turns the second factor off. The new purpose is not
-- named here: a transaction that adds a value to an enum cannot use it.
DROP INDEX "OneTimeCode_alive_key";
CREATE UNIQUE INDEX "OneTimeCode_alive_key" ON "OneTimeCode" ("memberId", ("purpose" IN ('reset', 'claim')))
	WHERE "usedAt" IS NULL;
