-- By which rules the stored search keys were made: a start makes them again where the rules have changed.
ALTER TABLE "SiteState" ADD COLUMN "keysVersion" INTEGER NOT NULL DEFAULT 0;
