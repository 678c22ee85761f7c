import { loginAddressLimit } from '@/lib/auth/login';
import { refusedReset } from '@/lib/auth/password-reset';
import {
	mailSecondFactorChange,
	removeSecondFactor,
	secondFactorRemoval,
} from '@/lib/auth/second-factor-removal';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

// For members on the account page, and for everybody at the login who has lost their phone.
export const POST = route({
	access: 'everyone',
	attemptLimit: loginAddressLimit,
	body: secondFactorRemoval,
	refusal: refusedReset,
	reply: messageReply,
	handler: async ({ actor, body, address, knownDevice, rememberDevice, language, now, afterwards }) => {
		const device = await knownDevice(body.email);
		const { email } = await removeSecondFactor(body, { address, device }, { actor, language, now });
		await rememberDevice(email);
		afterwards(() => mailSecondFactorChange(email, { language, isOn: false }));
		return { message: translator(language)('account.secondFactorOff') };
	},
});
