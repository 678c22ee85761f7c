import { mailWhatWaits } from '@/lib/features/administration/settings/commands/mail-what-waits';
import { keepMessage } from '@/lib/features/messaging/inbox/commands/keep-message';
import { notifyOfMessage } from '@/lib/features/messaging/inbox/commands/notify-of-message';
import { feedbackLimit } from '@/lib/features/messaging/inbox/constants';
import { feedbackBody, keptType } from '@/lib/features/messaging/inbox/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'everyone',
	body: feedbackBody,
	limit: feedbackLimit,
	reply: messageReply,
	status: 201,
	errors: ['auth.required'],
	handler: async ({ actor, body: { website, type, ...message }, language, now, afterResponse }) => {
		const isSpam = website !== '';
		const senderId = actor.kind === 'member' ? actor.memberId : null;
		const feedbackType = keptType[type];
		const id = await keepMessage(
			{ ...message, kind: 'feedback', feedbackType, language, isSpam, senderId },
			now,
		);
		afterResponse(() => notifyOfMessage(id));
		afterResponse(() => mailWhatWaits(now));
		return { message: translator(language)('inbox.feedback.sent') };
	},
});
