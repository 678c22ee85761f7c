import type { KhaanpRow } from '@/lib/rules/clan/khaanp-row';
import { type Atlas, createAtlas } from '@/lib/rules/clan/khaanps';
import { shippedAtlas } from '@/lib/rules/clan/shipped-atlas';

/** The portal's khaanps in a form that can be copied to another thread. */
export interface StoredAtlas {
	/** Changes with every row; null where nothing is stored, and the shipped atlas counts. */
	version: string | null;
	/** The text of an array of `KhaanpRow`. */
	json: string;
}

let last: { version: string; atlas: Atlas } | null = null;

/** Keeps the atlas that was read last. */
export function readAtlas({ version, json }: StoredAtlas): Atlas {
	if (version === null) return shippedAtlas;
	if (last?.version === version) return last.atlas;
	const rows: KhaanpRow[] = JSON.parse(json);
	last = { version, atlas: createAtlas(rows) };
	return last.atlas;
}
