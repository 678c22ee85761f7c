import * as z from 'zod';

/** A card that an address names; null where it names none. */
export const cardId = z.string().trim().min(1).nullable().catch(null);
