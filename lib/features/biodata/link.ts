import { createHash, randomBytes } from 'node:crypto';

// The link to a biodata holds the only right to read it. Of its secret a hash is stored.

const secretBytes = 32;
const dayMs = 24 * 60 * 60 * 1000;

/** How long a link works, unless the family ends it. */
const lifeDays = 90;

export const newSecret = () => randomBytes(secretBytes).toString('base64url');

export const getHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const getExpiry = (now: Date) => new Date(now.getTime() + lifeDays * dayMs);

/** The page, unprefixed, which a link opens. */
export const linkPath = (secret: string) => `/biodata/${secret}`;
