import type * as z from 'zod';
import type { Sender } from './queue-query';
import type { senderSchema } from './schema';

export function serializeSender(sender: Sender | null): z.input<typeof senderSchema> | null {
	if (!sender) return null;
	const { id, ...told } = sender;
	return { _id: id, ...told };
}
