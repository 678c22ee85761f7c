import { sendHeldMails } from '@/lib/features/account/email-confirmation';
import {
	codeAddressLimit,
	countCodeCall,
	notifyOfNewPassword,
	passwordReset,
	refusedReset,
	resetPassword,
	welcomeOwner,
} from '@/lib/features/account/password-reset';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'everyone',
	attemptLimit: codeAddressLimit,
	body: passwordReset,
	refusal: refusedReset,
	reply: messageReply,
	handler: async ({ body, address, findDeviceToken, rememberDevice, language, now, afterResponse }) => {
		const device = await findDeviceToken(body.email);
		await countCodeCall(body, { address, device });
		const account = await resetPassword(body, { device, language, now });
		await rememberDevice(body.email);
		const t = translator(language);
		if (account.isClaimed) {
			afterResponse(() => welcomeOwner(account, language));
			return { message: t('account.claimed') };
		}
		afterResponse(() => notifyOfNewPassword(account.email, language));
		if (account.isNewlyConfirmed) afterResponse(() => sendHeldMails(account.id, { address, now }));
		return { message: t('account.passwordReset') };
	},
});
