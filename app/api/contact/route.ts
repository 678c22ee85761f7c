import { mailWhatWaits } from '@/lib/administration/waiting-mails';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { keepMessage } from '@/lib/inbox/commands';
import { contactLimit } from '@/lib/inbox/limits';
import { tellOfMessage } from '@/lib/inbox/message-mails';
import { contactBody } from '@/lib/inbox/schema';

export const POST = route({
	access: 'everyone',
	body: contactBody,
	limit: contactLimit,
	reply: messageReply,
	status: 201,
	handler: async ({ actor, body: { website, ...message }, language, now, afterwards }) => {
		const isSpam = website !== '';
		const senderId = actor.kind === 'member' ? actor.memberId : null;
		const id = await keepMessage({ ...message, kind: 'contact', language, isSpam, senderId }, now);
		afterwards(() => tellOfMessage(id));
		afterwards(() => mailWhatWaits(now));
		return { message: translator(language)('inbox.contact.sent') };
	},
});
