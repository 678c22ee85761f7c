import * as z from 'zod';

const clan = z.object({
	/** As records hold it. */
	_id: z.string(),
	members: z.number(),
	isListed: z.boolean(),
	aliases: z.array(z.object({ _id: z.string(), name: z.string() })),
});

/** A clan as the back office lists one. */
export type AdminClan = z.output<typeof clan>;

/** Reads the answer of GET /api/admin/clans; null when it is no list. */
export function readClans(answer: unknown): AdminClan[] | null {
	return z.object({ clans: z.array(clan) }).safeParse(answer).data?.clans ?? null;
}
