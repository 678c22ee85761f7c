-- A restore into a database that keeps pictures makes this table also for an older backup, and the next start applies
-- the migration again: it has to be repeatable, and to need no other.
CREATE TABLE IF NOT EXISTS "StoredObject" (
    "key" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "storedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredObject_pkey" PRIMARY KEY ("key"),
    CONSTRAINT "StoredObject_key_check" CHECK ("key" ~ '^[0-9a-f]{32}\.webp$'),
    CONSTRAINT "StoredObject_bytes_check" CHECK (octet_length("bytes") > 0)
);
-- Pictures are compressed already.
ALTER TABLE "StoredObject" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
