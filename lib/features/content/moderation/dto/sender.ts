import type * as z from 'zod';
import type { Sender } from '@/lib/features/content/moderation/queries';
import type { senderSchema } from '@/lib/features/content/moderation/schema';

export function serializeSender(sender: Sender | null): z.input<typeof senderSchema> | null {
	if (!sender) return null;
	const { id, ...rest } = sender;
	return { _id: id, ...rest };
}
