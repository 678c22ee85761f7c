import {
	mailSecondFactorChange,
	removeSecondFactor,
	secondFactorRemoval,
} from '@/lib/features/account/commands/remove-second-factor';
import { refusedReset } from '@/lib/features/account/commands/reset-password';
import { loginAddressLimit } from '@/lib/platform/auth/login';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

// For members on the account page, and for everybody at the login who has lost their phone.
export const POST = route({
	access: 'everyone',
	attemptLimit: loginAddressLimit,
	body: secondFactorRemoval,
	refusal: refusedReset,
	reply: messageReply,
	errors: [
		'input.invalid',
		'reset.email',
		'reset.otp',
		'reset.wrongOtp',
		'auth.invalidCredentials',
		'account.deceased',
		'secondFactor.off',
		'secondFactor.passwordReset',
	],
	handler: async ({
		actor,
		body,
		address,
		findDeviceToken,
		rememberDevice,
		language,
		now,
		afterResponse,
	}) => {
		const device = await findDeviceToken(body.email);
		const { email } = await removeSecondFactor(body, { address, device }, { actor, language, now });
		await rememberDevice(email);
		afterResponse(() => mailSecondFactorChange(email, { language, isOn: false }));
		return { message: translator(language)('account.secondFactorOff') };
	},
});
