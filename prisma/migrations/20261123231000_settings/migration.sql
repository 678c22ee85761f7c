CREATE TYPE "SiteTextKind" AS ENUM ('about', 'terms');
CREATE TYPE "MailFrequency" AS ENUM ('none', 'daily', 'atOnce');

CREATE TABLE "SiteSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,
    "contactEmail" TEXT,
    "contactPhone" TEXT,
    "addressHi" TEXT,
    "addressEn" TEXT,
    "facebookUrl" TEXT,
    "instagramUrl" TEXT,
    "youtubeUrl" TEXT,
    "xUrl" TEXT,
    "whatsappUrl" TEXT,
    "founderHi" TEXT,
    "founderEn" TEXT,
    "coFounderHi" TEXT,
    "coFounderEn" TEXT,
    "senderName" TEXT,
    "senderEmail" TEXT,

    CONSTRAINT "SiteSettings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "SiteSettings_one_row" CHECK ("id" = 1),
    CONSTRAINT "SiteSettings_version_check" CHECK ("version" >= 0),
    CONSTRAINT "SiteSettings_contact_check" CHECK (
        "contactEmail" ~ '^\S+@\S+$' AND "contactPhone" ~ '[0-9]' AND "addressHi" ~ '\S' AND "addressEn" ~ '\S'
    ),
    CONSTRAINT "SiteSettings_urls_check" CHECK (
        "facebookUrl" ~ '^https://\S+$' AND "instagramUrl" ~ '^https://\S+$' AND "youtubeUrl" ~ '^https://\S+$'
        AND "xUrl" ~ '^https://\S+$' AND "whatsappUrl" ~ '^https://\S+$'
    ),
    CONSTRAINT "SiteSettings_founders_check" CHECK (
        "founderHi" ~ '\S' AND "founderEn" ~ '\S' AND "coFounderHi" ~ '\S' AND "coFounderEn" ~ '\S'
    ),
    -- A name without an address would be sent with nobody's.
    CONSTRAINT "SiteSettings_sender_check" CHECK (
        "senderEmail" ~ '^\S+@\S+$' AND "senderName" ~ '\S' AND ("senderName" IS NULL OR "senderEmail" IS NOT NULL)
    )
);

CREATE TABLE "GalleryCategory" (
    "key" TEXT NOT NULL,
    "hi" TEXT NOT NULL,
    "en" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "GalleryCategory_pkey" PRIMARY KEY ("key"),
    CONSTRAINT "GalleryCategory_names_check" CHECK ("key" ~ '\S' AND "hi" ~ '\S' AND "en" ~ '\S'),
    CONSTRAINT "GalleryCategory_position_check" CHECK ("position" >= 0)
);

CREATE TABLE "SiteText" (
    "kind" "SiteTextKind" NOT NULL,
    "number" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "hi" TEXT NOT NULL,
    "en" TEXT NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SiteText_pkey" PRIMARY KEY ("kind","number"),
    CONSTRAINT "SiteText_number_check" CHECK ("number" >= 1),
    CONSTRAINT "SiteText_text_check" CHECK ("version" ~ '\S' AND "hi" ~ '\S' AND "en" ~ '\S')
);
CREATE UNIQUE INDEX "SiteText_kind_version_key" ON "SiteText"("kind", "version");

CREATE TABLE "AdministratorMail" (
    "memberId" UUID NOT NULL,
    "frequency" "MailFrequency" NOT NULL DEFAULT 'daily',
    "forwardsMessages" BOOLEAN NOT NULL DEFAULT true,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "AdministratorMail_pkey" PRIMARY KEY ("memberId")
);
ALTER TABLE "AdministratorMail" ADD CONSTRAINT "AdministratorMail_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Members have agreed to what a version said on a day.
CREATE FUNCTION refuse_text_change() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	RAISE EXCEPTION 'versions of texts are only ever added'
		USING ERRCODE = 'restrict_violation', TABLE = 'SiteText', CONSTRAINT = 'SiteText_append_only';
END $$;
CREATE TRIGGER "SiteText_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "SiteText"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_text_change();

CREATE TRIGGER "SiteSettings_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "SiteSettings"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('site');
CREATE TRIGGER "GalleryCategory_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "GalleryCategory"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('gallery');
CREATE TRIGGER "SiteText_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "SiteText"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('site');
