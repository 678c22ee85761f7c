-- AlterEnum
ALTER TYPE "InterestStatus" ADD VALUE 'over';
