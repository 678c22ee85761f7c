import * as z from 'zod';

/** POST /api/admin/undo */
export const undoBody = z.object({ decisions: z.array(z.guid()).min(1).max(100) });

export const undoReply = z.object({
	message: z.string(),
	undone: z.array(z.string()),
	failed: z.array(z.object({ _id: z.string(), message: z.string() })),
});
