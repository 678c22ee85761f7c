import * as z from 'zod';

const deity = z.object({
	_id: z.string(),
	name: z.string(),
	deityType: z.enum(['devi', 'devta']),
	clans: z.array(z.string()),
	/** An address the browser can open. */
	image: z.string().nullable(),
	/** Of the texts. */
	language: z.enum(['hi', 'en']),
});

/** A deity as the back office lists one. */
export type AdminDeity = z.output<typeof deity>;

/** Reads the answer of GET /api/deities; null when it is no list. */
export function readDeities(answer: unknown): AdminDeity[] | null {
	return z.array(deity).safeParse(answer).data ?? null;
}
