-- A request that was sent to an e-mail address: until it is accepted its sender learns nothing about the account.
ALTER TABLE "FamilyRequest" ADD COLUMN     "isByAddress" BOOLEAN NOT NULL DEFAULT false;
