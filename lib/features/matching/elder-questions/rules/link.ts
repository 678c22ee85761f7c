const dayMs = 24 * 60 * 60 * 1000;

/** How long a link works. */
const lifeDays = 30;

export const getExpiry = (now: Date) => new Date(now.getTime() + lifeDays * dayMs);

/** The page, unprefixed, on which a question is answered. */
export const askPath = (secret: string) => `/ask/${secret}`;
