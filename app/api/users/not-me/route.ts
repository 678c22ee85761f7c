import { notMeBody, notMeLimit, refuseAccount } from '@/lib/features/account/commands/refuse-account';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Removes an account that was made for the reader of a mail. Only a click does: mail scanners open links too. */
export const POST = route({
	access: 'everyone',
	limit: notMeLimit,
	body: notMeBody,
	reply: messageReply,
	errors: ['notFound'],
	handler: async ({ body, language }) => {
		await refuseAccount(body);
		return { message: translator(language)('account.refused') };
	},
});
