-- AlterTable
ALTER TABLE "ElderQuestion" ADD COLUMN     "wrongChoices" TEXT[] DEFAULT ARRAY[]::TEXT[];
