-- Two cards that become one: the card that goes keeps, for as long as that can be undone, what has to be put back.
ALTER TABLE "Person" ADD COLUMN "mergeUndo" JSONB,
ADD CONSTRAINT "Person_mergeUndo_check" CHECK ("mergeUndo" IS NULL OR "approvalStatus" = 'rejected');
