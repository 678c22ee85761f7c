CREATE TABLE "NotificationsRead" (
    "memberId" UUID NOT NULL,
    "readUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NotificationsRead_pkey" PRIMARY KEY ("memberId")
);
ALTER TABLE "NotificationsRead" ADD CONSTRAINT "NotificationsRead_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
