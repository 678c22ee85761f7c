import { createHash, randomBytes } from 'node:crypto';

// The link to a question holds the only right to answer it. Of its secret a hash is stored.

const secretBytes = 32;
const dayMs = 24 * 60 * 60 * 1000;

/** How long a link works. */
const lifeDays = 30;

export const newSecret = () => randomBytes(secretBytes).toString('base64url');

export const getHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const getExpiry = (now: Date) => new Date(now.getTime() + lifeDays * dayMs);

/** The page, unprefixed, on which a question is answered. */
export const askPath = (secret: string) => `/ask/${secret}`;
