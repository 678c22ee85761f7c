-- Whose a message to the administrators is says their session, not the address that somebody has typed.
ALTER TABLE "InboxMessage" ADD COLUMN "senderId" UUID;
CREATE INDEX "InboxMessage_senderId_idx" ON "InboxMessage"("senderId");
ALTER TABLE "InboxMessage" ADD CONSTRAINT "InboxMessage_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;
