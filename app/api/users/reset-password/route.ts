import {
	codeAddressLimit,
	countCodeCall,
	notifyOfNewPassword,
	notifyOfProof,
	passwordReset,
	refusedReset,
	resetPassword,
	welcomeOwner,
} from '@/lib/features/account/commands/reset-password';
import { tellOfEnds } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'everyone',
	attemptLimit: codeAddressLimit,
	body: passwordReset,
	refusal: refusedReset,
	reply: messageReply,
	errors: [
		'input.invalid',
		'password.weak',
		'reset.email',
		'reset.otp',
		'reset.wrongOtp',
		'reset.passwordTooShort',
		'claim.givenPassword',
	],
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
		const { id, email, ended } = account;
		if (ended) {
			afterResponse(() => notifyOfProof(email, ended, language));
			afterResponse(() => tellOfEnds({ memberId: id, address }));
		} else afterResponse(() => notifyOfNewPassword(email, language));
		return { message: t('account.passwordReset') };
	},
});
