import { accountRemoval, removeOwnAccount } from '@/lib/features/account/commands/remove-account';
import { accountRemovedMail } from '@/lib/features/account/mails/account-removed-mail';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { sendMail } from '@/lib/platform/mail/send';

export const DELETE = route({
	access: 'member',
	body: accountRemoval,
	reply: messageReply,
	errors: ['password.wrong', 'administrator.last', 'limit.exceeded'],
	handler: async ({ actor, body, language, setSession, now, afterResponse }) => {
		const { email } = await removeOwnAccount(actor.memberId, body, now);
		setSession(null);
		afterResponse(() => sendMail({ ...accountRemovedMail(language), to: email }));
		return { message: translator(language)('account.removed') };
	},
});
