import * as z from 'zod';
import { undoSchema } from '@/lib/moderation/schema';

/** PUT /api/maintenance */
export const maintenanceBody = z.object({ isOn: z.boolean() });

export const maintenanceState = z.object({
	isOn: z.boolean(),
	/** When an administrator turned it on; null while none has. */
	since: z.string().nullable(),
	/** It is on by the server's environment, where alone it can be turned off. */
	isFixed: z.boolean(),
});

export type MaintenanceState = z.output<typeof maintenanceState>;

export const maintenanceReply = maintenanceState.extend({
	message: z.string(),
	/** Absent where nothing has changed. */
	undo: undoSchema.exactOptional(),
});
