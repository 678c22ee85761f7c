import { confirmEmailChange, emailChangeConfirmation } from '@/lib/features/account/commands/change-email';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'member',
	body: emailChangeConfirmation,
	reply: messageReply,
	errors: ['confirmation.wrongCode', 'email.taken'],
	handler: async ({ actor, body, language, now, rememberDevice, afterResponse }) => {
		const { email, send } = await confirmEmailChange(actor, body, { language, now });
		await rememberDevice(email);
		afterResponse(send);
		return { message: translator(language)('account.emailChanged', { email }) };
	},
});
