import { randomInt } from 'node:crypto';
import { DomainError } from '@/lib/core/errors';
import {
	codeAddressLimit,
	codeDelayMs,
	codeRequest,
	countCodeCall,
	countCodeRequest,
	sendCode,
} from '@/lib/features/account/commands/reset-password';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'everyone',
	attemptLimit: codeAddressLimit,
	body: codeRequest,
	refusal: (fields) =>
		new DomainError(fields.some(({ path }) => path === 'email') ? 'reset.email' : 'input.invalid', {
			fields,
		}),
	reply: messageReply,
	errors: ['input.invalid', 'reset.email'],
	handler: async ({ body, address, findDeviceToken, language, now, afterResponse }) => {
		const device = await findDeviceToken(body.email);
		await countCodeCall(body, { address, device });
		await countCodeRequest(body, { device });
		// Looks for the account only then: neither this answer nor the next one tells by its slowness whether there is one.
		afterResponse(() => sendCode(body, { language, now }), randomInt(...codeDelayMs));
		return { message: translator(language)('account.codeSent') };
	},
});
