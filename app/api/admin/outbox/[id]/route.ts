import * as z from 'zod';
import { readOutboxMail } from '@/lib/features/messaging/outbox/queries';
import { outboxMailReply } from '@/lib/features/messaging/outbox/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	params: z.object({ id: z.guid() }),
	reply: outboxMailReply,
	handler: ({ actor, params }) => readOutboxMail(params.id, actor.memberId),
});
