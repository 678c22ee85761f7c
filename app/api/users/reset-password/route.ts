import {
	codeAddressLimit,
	passwordReset,
	refusedReset,
	resetPassword,
	tellOfNewPassword,
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
		afterwards(() => tellOfNewPassword(account, language));
		return { message: translator(language)(account.isClaimed ? 'account.claimed' : 'account.passwordReset') };
	},
});
