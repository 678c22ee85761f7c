import {
	confirmationBody,
	confirmationLimit,
	confirmEmail,
	sendHeldMails,
} from '@/lib/features/account/commands/confirm-email';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Only a click confirms an address: mail scanners open links too. */
export const POST = route({
	access: 'everyone',
	limit: confirmationLimit,
	body: confirmationBody,
	reply: messageReply,
	errors: ['confirmation.wrongCode', 'auth.required', 'confirmation.expired'],
	handler: async ({ actor, address, body, language, now, afterResponse }) => {
		const memberId = actor.kind === 'member' ? actor.memberId : null;
		const confirmed = await confirmEmail(body, { memberId, now });
		if (confirmed.isNew) afterResponse(() => sendHeldMails(confirmed.memberId, { address, now }));
		const t = translator(language);
		return { message: confirmed.isNew ? t('account.emailConfirmed') : t('account.emailAlreadyConfirmed') };
	},
});
