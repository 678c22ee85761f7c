-- An administrator who is marked as deceased cannot log in: one who can has to remain.
CREATE OR REPLACE FUNCTION keep_one_administrator() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(52610001);
	IF NOT EXISTS (SELECT FROM "Member" WHERE "isAdmin" AND NOT "isDeceased") AND EXISTS (SELECT FROM "Member") THEN
		RAISE EXCEPTION 'at least one administrator must remain'
			USING ERRCODE = 'restrict_violation', TABLE = 'Member', CONSTRAINT = 'Member_last_administrator';
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER "Member_deceased_administrator" AFTER UPDATE OF "isDeceased" ON "Member"
	FOR EACH ROW WHEN (NEW."isAdmin" AND NEW."isDeceased" AND NOT OLD."isDeceased") EXECUTE FUNCTION keep_one_administrator();
