import * as z from 'zod';

/** Of decisions that are made in one bulk operation, and undone together. */
export const batch = z.guid().exactOptional();

/** DELETE of what administrators decide on. */
export const deleteBody = z.object({ batch });

/** The decision, to be named when it is undone, and the moment until which it can be. */
export const undoSchema = z.object({
	_id: z.string(),
	until: z
		.date()
		.transform((until) => until.toISOString())
		.pipe(z.iso.datetime()),
});

/** The answer to a decision; members who remove something of their own have nothing to undo. */
export const decidedReply = z.object({ message: z.string(), undo: undoSchema.exactOptional() });
