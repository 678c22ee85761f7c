import { createHash, randomBytes } from 'node:crypto';

// A link that holds the only right to open its page. Of its secret a hash is stored.

const secretBytes = 32;

export const newLinkSecret = () => randomBytes(secretBytes).toString('base64url');

export const getLinkHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');
