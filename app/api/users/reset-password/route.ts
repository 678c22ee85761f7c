import {
	codeAddressLimit,
	passwordReset,
	refusedReset,
	resetPassword,
	tellOfNewPassword,
	welcomeOwner,
} from '@/lib/auth/password-reset';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

export const POST = route({
	access: 'everyone',
	limit: codeAddressLimit,
	body: passwordReset,
	refusal: refusedReset,
	reply: messageReply,
	handler: async ({ body, language, now, afterwards }) => {
		const account = await resetPassword(body, { language, now });
		const t = translator(language);
		if (account.isClaimed) {
			afterwards(() => welcomeOwner(account, language));
			return { message: t('account.claimed') };
		}
		afterwards(() => tellOfNewPassword(account.email, language));
		return { message: t('account.passwordReset') };
	},
});
