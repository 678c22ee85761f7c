import { countConfirmation, sendConfirmation } from '@/lib/features/account/commands/confirm-email';
import { isEmailConfirmed } from '@/lib/features/account/queries/find-email';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Mails the member a new link and code that confirm their address. */
export const POST = route({
	access: 'member',
	reply: messageReply,
	errors: ['limit.exceeded'],
	handler: async ({ actor: { memberId }, address, language, now, afterResponse }) => {
		const t = translator(language);
		if (await isEmailConfirmed(memberId)) return { message: t('account.emailAlreadyConfirmed') };
		await countConfirmation(memberId, address);
		afterResponse(() => sendConfirmation(memberId, { isWelcome: false, now }));
		return { message: t('account.confirmationSent') };
	},
});
