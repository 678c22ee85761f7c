import * as z from 'zod';
import { deleteMessage, markMessage } from '@/lib/features/messaging/inbox/commands/keep-message';
import { toMessageDto } from '@/lib/features/messaging/inbox/dto';
import { getMessage } from '@/lib/features/messaging/inbox/queries';
import {
	inboxMessageReply,
	messageMarkedReply,
	messageMarksBody,
} from '@/lib/features/messaging/inbox/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

const params = z.object({ id: z.guid() });

export const GET = route({
	access: 'administrator',
	params,
	reply: inboxMessageReply,
	handler: async ({ params }) => ({ inboxMessage: toMessageDto(await getMessage(params.id)) }),
});

export const PATCH = route({
	access: 'administrator',
	params,
	body: messageMarksBody,
	reply: messageMarkedReply,
	handler: async ({ actor, params, body, language, now }) => ({
		message: translator(language)('admin.messages.marked'),
		inboxMessage: toMessageDto(await markMessage(params.id, body, { actorId: actor.memberId, now })),
	}),
});

/** Permanently: messages do not go to the trash. */
export const DELETE = route({
	access: 'administrator',
	params,
	reply: messageReply,
	handler: async ({ actor, params, language }) => {
		await deleteMessage(params.id, actor.memberId);
		return { message: translator(language)('admin.messages.deleted') };
	},
});
