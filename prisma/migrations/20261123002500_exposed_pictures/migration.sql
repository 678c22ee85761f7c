-- Where browsers reach the store itself, they know the names of what has been public.
ALTER TABLE "MediaVariant" ADD COLUMN     "isExposed" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "MediaVariant_exposed" ON "MediaVariant" ("mediaId") WHERE "isExposed";

-- What has been public before its review began anew is not on record.
UPDATE "MediaVariant" SET "isExposed" = true WHERE "mediaId" IN (
	SELECT unnest("mediaIds") FROM "TrashEntry" WHERE NOT "isHidden"
	UNION SELECT "imageId" FROM "Blog" WHERE "status" <> 'approved'
	UNION SELECT "mediaId" FROM "GalleryImage" WHERE "status" <> 'approved'
);
ALTER TABLE "TrashEntry" DROP COLUMN "isHidden";

-- A deleted row has no status any more, which is not "approved" either.
CREATE FUNCTION expose_picture() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "MediaVariant" SET "isExposed" = true
		WHERE "mediaId" = (to_jsonb(OLD)->>TG_ARGV[0])::uuid AND NEW."status" IS DISTINCT FROM 'approved';
	RETURN NULL;
END $$;

CREATE TRIGGER "Blog_exposed_picture" AFTER UPDATE OF "status" OR DELETE ON "Blog"
	FOR EACH ROW WHEN (OLD."status" = 'approved') EXECUTE FUNCTION expose_picture('imageId');
CREATE TRIGGER "GalleryImage_exposed_picture" AFTER UPDATE OF "status" OR DELETE ON "GalleryImage"
	FOR EACH ROW WHEN (OLD."status" = 'approved') EXECUTE FUNCTION expose_picture('mediaId');
