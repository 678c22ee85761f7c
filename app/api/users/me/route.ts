import { accountRemoval, removeOwnAccount } from '@/lib/auth/account-removal';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { accountRemovedMail } from '@/lib/mail/account-removed-mail';
import { sendMail } from '@/lib/mail/send';

export const DELETE = route({
	access: 'member',
	body: accountRemoval,
	reply: messageReply,
	handler: async ({ actor, body, language, setSession, now, afterwards }) => {
		const { email } = await removeOwnAccount(actor.memberId, body, now);
		setSession(null);
		afterwards(() => sendMail({ ...accountRemovedMail(language), to: email }));
		return { message: translator(language)('account.removed') };
	},
});
