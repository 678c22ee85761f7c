-- A member may suggest that a picture is featured; an administrator decides on it.
ALTER TABLE "GalleryImage" ADD COLUMN "featuredSuggested" BOOLEAN NOT NULL DEFAULT false;
