import { listMessages } from '@/lib/features/inbox/queries';
import { messagesQuery, messagesReply } from '@/lib/features/inbox/schema';
import { serializeMessage } from '@/lib/features/inbox/serialize';
import { route } from '@/lib/platform/http/route';

/** What visitors have written to the administrators. */
export const GET = route({
	access: 'administrator',
	query: messagesQuery,
	reply: messagesReply,
	handler: async ({ query, language }) => {
		const { messages, ...counted } = await listMessages(query, language);
		return { messages: messages.map(serializeMessage), ...counted };
	},
});
