CREATE TYPE "ClanField" AS ENUM ('clan', 'motherClan', 'clans');

CREATE TABLE "ClanAlias" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "clan" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ClanAlias_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ClanAlias_key_check" CHECK ("key" ~ '\S'),
    CONSTRAINT "ClanAlias_name_check" CHECK ("name" ~ '\S'),
    CONSTRAINT "ClanAlias_clan_check" CHECK ("clan" ~ '\S')
);

CREATE TABLE "ClanRename" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "aliasId" UUID NOT NULL,
    "memberId" UUID,
    "personId" UUID,
    "deityId" UUID,
    "field" "ClanField" NOT NULL,
    "before" TEXT[],

    CONSTRAINT "ClanRename_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ClanRename_one_record" CHECK (num_nonnulls("memberId", "personId", "deityId") = 1),
    CONSTRAINT "ClanRename_before_check" CHECK (
        cardinality("before") >= 1 AND array_position("before", NULL) IS NULL
        AND ("field" = 'clans' OR cardinality("before") = 1)
    )
);

CREATE UNIQUE INDEX "ClanAlias_key_key" ON "ClanAlias"("key");
CREATE INDEX "ClanRename_aliasId_idx" ON "ClanRename"("aliasId");
CREATE INDEX "ClanRename_memberId_idx" ON "ClanRename"("memberId");
CREATE INDEX "ClanRename_personId_idx" ON "ClanRename"("personId");
CREATE INDEX "ClanRename_deityId_idx" ON "ClanRename"("deityId");

ALTER TABLE "ClanRename" ADD CONSTRAINT "ClanRename_aliasId_fkey" FOREIGN KEY ("aliasId") REFERENCES "ClanAlias"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ClanRename" ADD CONSTRAINT "ClanRename_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ClanRename" ADD CONSTRAINT "ClanRename_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ClanRename" ADD CONSTRAINT "ClanRename_deityId_fkey" FOREIGN KEY ("deityId") REFERENCES "Deity"("id") ON DELETE CASCADE ON UPDATE CASCADE;
