-- AlterTable
ALTER TABLE "ElderQuestion" ADD COLUMN     "choices" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "kin" TEXT,
ADD COLUMN     "wrongChoiceAt" TIMESTAMPTZ(3);

-- Three wrong choices have ended a link before. Open links get their choices with the first opening.
UPDATE "ElderQuestion" SET "wrongChoiceAt" = now() WHERE "wrongCaptions" >= 3 AND "answeredAt" IS NULL;

ALTER TABLE "ElderQuestion" DROP COLUMN "captionEn",
DROP COLUMN "captionHi",
DROP COLUMN "wrongCaptions",
DROP COLUMN "wrongChoices";
