import {
	claimCodeBody,
	claimCodeLimit,
	claimCodeReply,
	countLinkedCode,
} from '@/lib/features/account/commands/claim-account';
import { sendCode } from '@/lib/features/account/commands/reset-password';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Mails a fresh code to the address of an account that waits to be claimed. Only a click does: mail scanners open links too. */
export const POST = route({
	access: 'everyone',
	limit: claimCodeLimit,
	body: claimCodeBody,
	reply: claimCodeReply,
	errors: ['notFound'],
	handler: async ({ body, language, now, afterResponse }) => {
		const { email } = await countLinkedCode(body, now);
		afterResponse(() => sendCode({ email }, { language, now }));
		return { message: translator(language)('account.claimCodeSent'), email };
	},
});
