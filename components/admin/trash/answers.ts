import * as z from 'zod';

const entry = z.object({
	_id: z.string(),
	kind: z.enum(['member', 'blog', 'picture', 'family', 'deity']),
	name: z.string(),
	/** An address that the browser of an administrator can open. */
	image: z.string().nullable(),
	/** ISO 8601, UTC. */
	deletedAt: z.string(),
	/** Null when that account is gone. */
	deletedBy: z.object({ name: z.string() }).nullable(),
	daysLeft: z.number(),
});

/** Something that administrators have deleted and can give back. */
export type TrashedThing = z.output<typeof entry>;

const trash = z.object({
	entries: z.array(entry),
	pagination: z.object({ page: z.number(), pages: z.number(), total: z.number() }),
	counts: z.object({
		all: z.number(),
		member: z.number(),
		blog: z.number(),
		picture: z.number(),
		family: z.number(),
		deity: z.number(),
	}),
});

/** Reads the answer of GET /api/admin/trash; null when it is none. */
export function readTrash(answer: unknown): z.output<typeof trash> | null {
	return trash.safeParse(answer).data ?? null;
}

/** Accounts first, since what is theirs comes back to them only; and what was deleted last before the rest. */
export function inOrderOfReturn(things: readonly TrashedThing[]): TrashedThing[] {
	const rank = ({ kind }: TrashedThing) => (kind === 'member' ? 0 : 1);
	return [...things].sort(
		(one, other) => rank(one) - rank(other) || other.deletedAt.localeCompare(one.deletedAt),
	);
}
