import * as z from 'zod';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { deleteMessage, markMessage } from '@/lib/inbox/commands';
import { getMessage } from '@/lib/inbox/queries';
import { inboxMessageReply, messageMarkedReply, messageMarksBody } from '@/lib/inbox/schema';
import { serializeMessage } from '@/lib/inbox/serialize';

const params = z.object({ id: z.guid() });

export const GET = route({
	access: 'administrator',
	params,
	reply: inboxMessageReply,
	handler: async ({ params }) => ({ inboxMessage: serializeMessage(await getMessage(params.id)) }),
});

export const PATCH = route({
	access: 'administrator',
	params,
	body: messageMarksBody,
	reply: messageMarkedReply,
	handler: async ({ actor, params, body, language, now }) => ({
		message: translator(language)('admin.messages.marked'),
		inboxMessage: serializeMessage(await markMessage(params.id, body, { actorId: actor.memberId, now })),
	}),
});

/** For good: messages do not go to the trash. */
export const DELETE = route({
	access: 'administrator',
	params,
	reply: messageReply,
	handler: async ({ actor, params, language }) => {
		await deleteMessage(params.id, actor.memberId);
		return { message: translator(language)('admin.messages.deleted') };
	},
});
