import { createRemovalCode, removalCodeRequest } from '@/lib/features/account/commands/remove-second-factor';
import { loginAddressLimit } from '@/lib/platform/auth/login';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

// For members on the account page, and for everybody at the login who has lost their phone.
export const POST = route({
	access: 'everyone',
	attemptLimit: loginAddressLimit,
	body: removalCodeRequest,
	reply: messageReply,
	errors: ['auth.invalidCredentials', 'account.deceased', 'secondFactor.off', 'secondFactor.passwordReset'],
	handler: async ({ body, address, findDeviceToken, language, now, afterResponse }) => {
		const device = await findDeviceToken(body.email);
		afterResponse(await createRemovalCode(body, { address, device }, { language, now }));
		return { message: translator(language)('account.removalCodeSent') };
	},
});
