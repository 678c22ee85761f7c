-- The orders in which administrators page through stories, pictures and families.
CREATE INDEX "Blog_createdAt_idx" ON "Blog"("createdAt");
CREATE INDEX "Blog_titleKey_idx" ON "Blog"("titleKey");
CREATE INDEX "Blog_authorKey_idx" ON "Blog"("authorKey");
CREATE INDEX "GalleryImage_createdAt_idx" ON "GalleryImage"("createdAt");
CREATE INDEX "GalleryImage_titleKey_idx" ON "GalleryImage"("titleKey");
CREATE INDEX "FamilyTree_nameKey_idx" ON "FamilyTree"("nameKey" COLLATE "C", "id");
