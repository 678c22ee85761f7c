import * as z from 'zod';
import {
	checkCode,
	codeAddressLimit,
	codeCheck,
	countCodeCall,
	refusedReset,
} from '@/lib/features/account/commands/reset-password';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'everyone',
	attemptLimit: codeAddressLimit,
	body: codeCheck,
	refusal: refusedReset,
	reply: messageReply.extend({ isClaim: z.boolean() }),
	errors: ['input.invalid', 'reset.email', 'reset.otp', 'reset.wrongOtp'],
	handler: async ({ body, address, findDeviceToken, language, now }) => {
		const device = await findDeviceToken(body.email);
		await countCodeCall(body, { address, device });
		const { isClaim } = await checkCode(body, { device, now });
		return { message: translator(language)('account.codeFits'), isClaim };
	},
});
