-- AlterTable
ALTER TABLE "Person" ADD COLUMN     "facts" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Union" ADD COLUMN     "facts" JSONB NOT NULL DEFAULT '[]';
