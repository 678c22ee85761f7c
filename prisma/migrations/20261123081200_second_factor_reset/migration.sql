-- When a mailed code set the password while the second factor was on. Setups that were not finished expire by `createdAt`.
ALTER TABLE "SecondFactor" ADD COLUMN "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
	ADD COLUMN "passwordResetAt" TIMESTAMPTZ(3);
