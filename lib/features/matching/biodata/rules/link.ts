const dayMs = 24 * 60 * 60 * 1000;

/** How long a link works, unless the family ends it. */
const lifeDays = 90;

export const getExpiry = (now: Date) => new Date(now.getTime() + lifeDays * dayMs);

/** The page, unprefixed, which a link opens. */
export const linkPath = (secret: string) => `/biodata/${secret}`;
