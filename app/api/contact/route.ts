import { mailWhatWaits } from '@/lib/features/administration/waiting-mails';
import { keepMessage } from '@/lib/features/inbox/commands';
import { contactLimit } from '@/lib/features/inbox/limits';
import { notifyOfMessage } from '@/lib/features/inbox/message-mails';
import { contactBody } from '@/lib/features/inbox/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'everyone',
	body: contactBody,
	limit: contactLimit,
	reply: messageReply,
	status: 201,
	handler: async ({ actor, body: { website, ...message }, language, now, afterResponse }) => {
		const isSpam = website !== '';
		const senderId = actor.kind === 'member' ? actor.memberId : null;
		const id = await keepMessage({ ...message, kind: 'contact', language, isSpam, senderId }, now);
		afterResponse(() => notifyOfMessage(id));
		afterResponse(() => mailWhatWaits(now));
		return { message: translator(language)('inbox.contact.sent') };
	},
});
