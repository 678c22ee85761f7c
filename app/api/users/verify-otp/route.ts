import * as z from 'zod';
import { checkCode, codeAddressLimit, codeCheck, refusedReset } from '@/lib/auth/password-reset';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

export const POST = route({
	access: 'everyone',
	limit: codeAddressLimit,
	body: codeCheck,
	refusal: refusedReset,
	reply: messageReply.extend({ isClaim: z.boolean() }),
	handler: async ({ body, language, now }) => {
		const { isClaim } = await checkCode(body, now);
		return { message: translator(language)('account.codeFits'), isClaim };
	},
});
