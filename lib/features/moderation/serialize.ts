import type * as z from 'zod';
import type { Sender } from './queue-query';
import type { senderSchema } from './schema';

export function serializeSender(sender: Sender | null): z.input<typeof senderSchema> | null {
	if (!sender) return null;
	const { id, ...rest } = sender;
	return { _id: id, ...rest };
}
