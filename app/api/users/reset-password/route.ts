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
		const { email } = await resetPassword(body, now);
		afterwards(() => tellOfNewPassword(email, language));
		return { message: translator(language)('account.passwordReset') };
	},
});
