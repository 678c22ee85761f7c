-- AlterTable
ALTER TABLE "SiteState" ADD COLUMN "lastMaintenanceSince" TIMESTAMPTZ(3);
