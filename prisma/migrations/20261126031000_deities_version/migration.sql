-- Up to which version the portal's own deities were written: a start writes those that are newer, and none again.
ALTER TABLE "SiteState" ADD COLUMN "deitiesVersion" INTEGER NOT NULL DEFAULT 0;
