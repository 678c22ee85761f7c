import { disputes } from './atlas/disputes';
import type { KhaanpRow } from './atlas/parse';
import { sources } from './atlas/sources';
import { createAtlas } from './khaanps';
import { shippedRows } from './shipped-rows';

/**
 * The kuls and khaanps that the portal is shipped with: what the sources agree on, or what is marked as disputed. A field
 * that is not known is left out.
 */
export const shippedKhaanps: readonly KhaanpRow[] = shippedRows.map((row) => ({
	...row,
	says: disputes[row.name] ?? null,
	source: row.parent === null ? sources : null,
}));

export const shippedAtlas = createAtlas(shippedKhaanps);
