import { listOutbox } from '@/lib/features/messaging/outbox/queries';
import { outboxQuery, outboxReply } from '@/lib/features/messaging/outbox/schema';
import { route } from '@/lib/platform/http/route';

/** Mails that were not sent, where the portal has neither a mail server nor a disk. */
export const GET = route({
	access: 'administrator',
	query: outboxQuery,
	reply: outboxReply,
	errors: ['notFound'],
	handler: ({ query }) => listOutbox(query),
});
