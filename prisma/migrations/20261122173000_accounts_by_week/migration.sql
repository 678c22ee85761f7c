-- New accounts of the last weeks are counted without a look at the members themselves.
CREATE INDEX "Member_claimed_createdAt" ON "Member" ("createdAt") WHERE "claimedAt" IS NOT NULL;
