import * as z from 'zod';

const family = z.object({
	_id: z.string(),
	name: z.string(),
	isPublic: z.boolean(),
	memberCount: z.number(),
	createdBy: z.object({ name: z.string() }),
	/** ISO 8601, UTC. */
	createdAt: z.string(),
	/** A save names the one that it was made from. */
	version: z.number(),
});

/** A family tree as the back office shows one. */
export type Family = z.output<typeof family>;

const familyList = z.object({
	families: z.array(family),
	pagination: z.object({ page: z.number(), pages: z.number(), total: z.number() }),
});

/** Reads the answer of GET /api/family/trees; null when it is none for administrators. */
export function readFamilies(answer: unknown): z.output<typeof familyList> | null {
	return familyList.safeParse(answer).data ?? null;
}

const oneFamily = z.object({ familyTree: family });

/** Reads the answer of GET and PUT /api/family/trees/{id}; null when it carries none. */
export function readFamily(answer: unknown): Family | null {
	return oneFamily.safeParse(answer).data?.familyTree ?? null;
}
