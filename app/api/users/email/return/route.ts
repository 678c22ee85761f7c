import { emailReturnBody, emailReturnLimit, returnEmail } from '@/lib/features/account/commands/change-email';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Only a click restores an address: mail scanners open links too. */
export const POST = route({
	access: 'everyone',
	limit: emailReturnLimit,
	body: emailReturnBody,
	reply: messageReply,
	errors: ['auth.required', 'notFound', 'email.taken'],
	handler: async ({ body, language, now }) => {
		await returnEmail(body, now);
		return { message: translator(language)('account.emailReturned') };
	},
});
