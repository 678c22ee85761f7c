ALTER TYPE "PublicTopic" ADD VALUE 'clans';
ALTER TYPE "PublicTopic" ADD VALUE 'site';

-- AlterTable
ALTER TABLE "DeityText" ADD COLUMN     "district" TEXT;

-- CreateTable
CREATE TABLE "Clan" (
    "slug" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Clan_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "ClanText" (
    "slug" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "vansh" TEXT NOT NULL,
    "gotra" TEXT,
    "kuldevi" TEXT,
    "about" TEXT,
    "sources" TEXT,

    CONSTRAINT "ClanText_pkey" PRIMARY KEY ("slug","language")
);

-- CreateTable
CREATE TABLE "GonePage" (
    "path" TEXT NOT NULL,
    "goneAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GonePage_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "SiteState" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "maintenanceSince" TIMESTAMPTZ(3),

    CONSTRAINT "SiteState_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Clan_key_key" ON "Clan"("key");

-- AddForeignKey
ALTER TABLE "ClanText" ADD CONSTRAINT "ClanText_slug_fkey" FOREIGN KEY ("slug") REFERENCES "Clan"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema cannot say ---------------------------------------------------------------------------

ALTER TABLE "Clan"
	ADD CONSTRAINT "Clan_slug_check" CHECK ("slug" ~ '^[a-z]+(-[a-z]+)*$'),
	ADD CONSTRAINT "Clan_key_check" CHECK ("key" ~ '\S'),
	ADD CONSTRAINT "Clan_version_check" CHECK ("version" >= 0);

ALTER TABLE "ClanText" ADD CONSTRAINT "ClanText_vansh_check" CHECK ("vansh" ~ '\S');

ALTER TABLE "GonePage" ADD CONSTRAINT "GonePage_path_check" CHECK ("path" ~ '^/(blog|deity)/[0-9a-f-]{36}$');

ALTER TABLE "SiteState" ADD CONSTRAINT "SiteState_one_row" CHECK ("id" = 1);
INSERT INTO "SiteState" ("id") VALUES (1);

-- A page that everybody could read is remembered when its record goes, and forgotten should the record come back.
CREATE FUNCTION note_gone_page() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "GonePage" ("path") VALUES (TG_ARGV[0] || OLD."id") ON CONFLICT ("path") DO UPDATE SET "goneAt" = now();
	RETURN NULL;
END $$;
CREATE FUNCTION forget_gone_page() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	DELETE FROM "GonePage" WHERE "path" = TG_ARGV[0] || NEW."id";
	RETURN NULL;
END $$;

CREATE TRIGGER "Deity_gone_page" AFTER DELETE ON "Deity"
	FOR EACH ROW EXECUTE FUNCTION note_gone_page('/deity/');
CREATE TRIGGER "Deity_page_back" AFTER INSERT ON "Deity"
	FOR EACH ROW EXECUTE FUNCTION forget_gone_page('/deity/');
CREATE TRIGGER "Blog_gone_page" AFTER DELETE ON "Blog"
	FOR EACH ROW WHEN (OLD."status" = 'approved') EXECUTE FUNCTION note_gone_page('/blog/');
CREATE TRIGGER "Blog_page_back" AFTER INSERT ON "Blog"
	FOR EACH ROW EXECUTE FUNCTION forget_gone_page('/blog/');

CREATE TRIGGER "Clan_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Clan"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('clans');
CREATE TRIGGER "ClanText_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ClanText"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('clans');
CREATE TRIGGER "SiteState_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "SiteState"
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change('site');
