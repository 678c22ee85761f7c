ALTER TYPE "ConsentPurpose" ADD VALUE 'introduction';
CREATE TYPE "KindWords" AS ENUM ('thanks', 'regard', 'decided', 'wishes', 'glad', 'blessing');
CREATE TYPE "MeetingTopic" AS ENUM (
	'home', 'wedding', 'customs', 'dowry', 'study', 'work', 'money', 'health', 'habits', 'parents', 'children', 'faith'
);
ALTER TABLE "Interest" ADD COLUMN "kindWords" "KindWords",
	ADD CONSTRAINT "Interest_kindWords_check" CHECK ("kindWords" IS NULL OR "status" IN ('declined', 'ended'));
CREATE TABLE "MeetingQuestion" (
	"id" UUID NOT NULL DEFAULT gen_random_uuid(),
	"interestId" UUID NOT NULL,
	"topic" "MeetingTopic",
	"text" TEXT,
	"isBySender" BOOLEAN,
	"isTickedBySender" BOOLEAN NOT NULL DEFAULT false,
	"isTickedByReceiver" BOOLEAN NOT NULL DEFAULT false,
	"createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

	CONSTRAINT "MeetingQuestion_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "MeetingQuestion_text_check" CHECK ("text" ~ '\S' AND char_length("text") <= 200),
	CONSTRAINT "MeetingQuestion_offered_check" CHECK (
		num_nonnulls("topic", "text") = 1 AND ("text" IS NULL) = ("isBySender" IS NULL)
	)
);
CREATE UNIQUE INDEX "MeetingQuestion_interestId_topic_key" ON "MeetingQuestion"("interestId", "topic");
ALTER TABLE "MeetingQuestion" ADD CONSTRAINT "MeetingQuestion_interestId_fkey"
	FOREIGN KEY ("interestId") REFERENCES "Interest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What two families have written to each other goes with their agreement, however it ends.
CREATE FUNCTION "remove_meeting_questions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "MeetingQuestion" WHERE "interestId" = NEW."id";
	RETURN NULL;
END $$;
CREATE TRIGGER "Interest_meeting_questions" AFTER UPDATE OF "status" ON "Interest"
	FOR EACH ROW WHEN (OLD."status" = 'accepted' AND NEW."status" <> 'accepted')
	EXECUTE FUNCTION "remove_meeting_questions"();
