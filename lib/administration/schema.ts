import * as z from 'zod';

/** How many of each wait for an administrator: GET /api/admin/waiting. */
export const waitingReply = z.object({
	/** Stories to be reviewed. */
	blogs: z.number(),
	pictures: z.number(),
	/** Not read yet, spam left aside. */
	messages: z.number(),
	/** Of members, not answered yet. */
	reports: z.number(),
});

export type Waiting = z.output<typeof waitingReply>;
