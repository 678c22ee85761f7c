import { mailWhatWaits } from '@/lib/features/administration/settings/commands/mail-what-waits';
import { keepMessage } from '@/lib/features/messaging/inbox/commands/keep-message';
import { notifyOfMessage } from '@/lib/features/messaging/inbox/commands/notify-of-message';
import { contactLimit } from '@/lib/features/messaging/inbox/constants';
import { contactBody } from '@/lib/features/messaging/inbox/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'everyone',
	body: contactBody,
	limit: contactLimit,
	reply: messageReply,
	status: 201,
	errors: ['auth.required'],
	handler: async ({ actor, body: { website, ...message }, language, now, afterResponse }) => {
		const isSpam = website !== '';
		const senderId = actor.kind === 'member' ? actor.memberId : null;
		const id = await keepMessage({ ...message, kind: 'contact', language, isSpam, senderId }, now);
		afterResponse(() => notifyOfMessage(id));
		afterResponse(() => mailWhatWaits(now));
		return { message: translator(language)('inbox.contact.sent') };
	},
});
