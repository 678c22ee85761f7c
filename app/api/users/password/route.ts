import * as z from 'zod';
import { changePassword, passwordChange } from '@/lib/features/account/commands/change-password';
import { notifyOfNewPassword } from '@/lib/features/account/commands/reset-password';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const PUT = route({
	access: 'member',
	body: passwordChange,
	reply: messageReply.extend({ token: z.string() }),
	errors: ['password.weak', 'password.wrong', 'auth.invalidCredentials', 'limit.exceeded'],
	handler: async ({ actor, body, language, now, userAgent, setSession, rememberDevice, afterResponse }) => {
		const { session, email } = await changePassword(actor, body, { now, userAgent });
		setSession(session);
		await rememberDevice(email);
		afterResponse(() => notifyOfNewPassword(email, language));
		return { message: translator(language)('account.passwordChanged'), token: session.token };
	},
});
