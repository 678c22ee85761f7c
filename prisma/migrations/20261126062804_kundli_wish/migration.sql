-- AlterTable
ALTER TABLE "PartnerWishes" ADD COLUMN     "minGunas" INTEGER;

ALTER TABLE "PartnerWishes" ADD CONSTRAINT "PartnerWishes_minGunas_check" CHECK ("minGunas" BETWEEN 1 AND 36);
