import * as z from 'zod';
import { mailSecondFactorChange } from '@/lib/features/account/commands/remove-second-factor';
import { confirmSetup, setupConfirmation } from '@/lib/features/account/commands/set-up-second-factor';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'member',
	body: setupConfirmation,
	reply: messageReply.extend({ recoveryCodes: z.array(z.string()) }),
	errors: ['secondFactor.wrongCode', 'secondFactor.alreadyOn', 'secondFactor.notStarted', 'limit.exceeded'],
	handler: async ({ actor, body, language, now, rememberDevice, afterResponse }) => {
		const { recoveryCodes, email } = await confirmSetup(actor, body, now);
		await rememberDevice(email);
		afterResponse(() => mailSecondFactorChange(email, { language, isOn: true }));
		return { message: translator(language)('account.secondFactorOn'), recoveryCodes };
	},
});
