import { mailWhatWaits } from '@/lib/administration/waiting-mails';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { keepMessage } from '@/lib/inbox/commands';
import { feedbackLimit } from '@/lib/inbox/limits';
import { tellOfMessage } from '@/lib/inbox/message-mails';
import { feedbackBody, keptType } from '@/lib/inbox/schema';

export const POST = route({
	access: 'everyone',
	body: feedbackBody,
	limit: feedbackLimit,
	reply: messageReply,
	status: 201,
	handler: async ({ actor, body: { website, type, ...message }, language, now, afterwards }) => {
		const isSpam = website !== '';
		const senderId = actor.kind === 'member' ? actor.memberId : null;
		const feedbackType = keptType[type];
		const id = await keepMessage(
			{ ...message, kind: 'feedback', feedbackType, language, isSpam, senderId },
			now,
		);
		afterwards(() => tellOfMessage(id));
		afterwards(() => mailWhatWaits(now));
		return { message: translator(language)('inbox.feedback.sent') };
	},
});
