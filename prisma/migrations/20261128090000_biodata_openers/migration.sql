-- AlterTable
ALTER TABLE "BiodataLink" ADD COLUMN     "openedOn" DATE,
ADD COLUMN     "openers" TEXT[] DEFAULT ARRAY[]::TEXT[];
