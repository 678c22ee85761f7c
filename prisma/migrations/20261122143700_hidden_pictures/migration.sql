-- AlterTable
ALTER TABLE "TrashEntry" ADD COLUMN     "isHidden" BOOLEAN NOT NULL DEFAULT false;
