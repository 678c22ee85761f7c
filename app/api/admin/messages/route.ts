import { route } from '@/lib/http/route';
import { listMessages } from '@/lib/inbox/queries';
import { messagesQuery, messagesReply } from '@/lib/inbox/schema';
import { serializeMessage } from '@/lib/inbox/serialize';

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
