-- An interest that is over has been closed at a time, as one that was declined.
ALTER TABLE "Interest"
	DROP CONSTRAINT "Interest_answeredAt_check",
	ADD CONSTRAINT "Interest_answeredAt_check"
		CHECK (("status" IN ('accepted', 'declined', 'ended', 'over')) = ("answeredAt" IS NOT NULL));
