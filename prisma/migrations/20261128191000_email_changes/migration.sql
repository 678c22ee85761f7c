-- CreateTable
CREATE TABLE "EmailChange" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "memberId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "codeHmac" BYTEA NOT NULL,
    "triesLeft" INTEGER NOT NULL DEFAULT 5,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "doneAt" TIMESTAMPTZ(3),
    "formerEmail" TEXT,
    "returnTokenHash" BYTEA,

    CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "EmailChange_codeHmac_check" CHECK (octet_length("codeHmac") = 32),
    CONSTRAINT "EmailChange_triesLeft_check" CHECK ("triesLeft" BETWEEN 0 AND 5),
    CONSTRAINT "EmailChange_expiresAt_check" CHECK ("expiresAt" > "createdAt"),
    CONSTRAINT "EmailChange_returnTokenHash_check" CHECK (octet_length("returnTokenHash") = 32),
    CONSTRAINT "EmailChange_done_check" CHECK (("doneAt" IS NULL) = ("formerEmail" IS NULL) AND ("doneAt" IS NULL) = ("returnTokenHash" IS NULL))
);

-- CreateIndex
CREATE UNIQUE INDEX "EmailChange_returnTokenHash_key" ON "EmailChange"("returnTokenHash");

-- CreateIndex
CREATE INDEX "EmailChange_memberId_createdAt_idx" ON "EmailChange"("memberId", "createdAt");

-- CreateIndex
CREATE INDEX "EmailChange_expiresAt_idx" ON "EmailChange"("expiresAt");

-- A member has one change under way.
CREATE UNIQUE INDEX "EmailChange_open_key" ON "EmailChange"("memberId") WHERE "doneAt" IS NULL;

-- AddForeignKey
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
