import { toMessageDto } from '@/lib/features/messaging/inbox/dto';
import { listMessages } from '@/lib/features/messaging/inbox/queries';
import { messagesQuery, messagesReply } from '@/lib/features/messaging/inbox/schema';
import { route } from '@/lib/platform/http/route';

/** What visitors have written to the administrators. */
export const GET = route({
	access: 'administrator',
	query: messagesQuery,
	reply: messagesReply,
	handler: async ({ query, language }) => {
		const { messages, ...counted } = await listMessages(query, language);
		return { messages: messages.map(toMessageDto), ...counted };
	},
});
