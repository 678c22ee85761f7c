-- How people write their name in the other script: शिवांक beside Shivank.
ALTER TABLE "Member" ADD COLUMN "nameInOtherScript" TEXT,
ADD CONSTRAINT "Member_nameInOtherScript_check"
	CHECK ("nameInOtherScript" ~ '\S' AND char_length("nameInOtherScript") <= 120);

ALTER TABLE "Person" ADD COLUMN "nameInOtherScript" TEXT,
ADD CONSTRAINT "Person_nameInOtherScript_check"
	CHECK ("nameInOtherScript" ~ '\S' AND char_length("nameInOtherScript") <= 120);
