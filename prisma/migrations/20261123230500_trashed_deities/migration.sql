-- Deities go to the trash like everything else that administrators delete.
ALTER TYPE "TrashKind" ADD VALUE 'deity';

-- Their pictures are public and stay in the store meanwhile, so browsers must no longer reach them by their old names.
CREATE FUNCTION expose_deity_pictures() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "MediaVariant" SET "isExposed" = true
		WHERE "mediaId" IN (SELECT "mediaId" FROM "DeityImage" WHERE "deityId" = OLD."id");
	RETURN OLD;
END $$;

CREATE TRIGGER "Deity_exposed_pictures" BEFORE DELETE ON "Deity"
	FOR EACH ROW EXECUTE FUNCTION expose_deity_pictures();
