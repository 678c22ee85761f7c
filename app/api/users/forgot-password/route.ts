import {
	codeRequest,
	countCodeCall,
	countCodeRequest,
	refusedReset,
	sendCode,
} from '@/lib/auth/password-reset';
import { messageReply } from '@/lib/http/replies';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

export const POST = route({
	access: 'everyone',
	body: codeRequest,
	refusal: refusedReset,
	reply: messageReply,
	handler: async ({ body, address, knownDevice, language, now, afterwards }) => {
		const device = await knownDevice(body.email);
		await countCodeCall(body, { address, device });
		await countCodeRequest(body, { device });
		// After the answer, which would otherwise tell by its slowness that there is such an account.
		afterwards(() => sendCode(body, { language, now }));
		return { message: translator(language)('account.codeSent') };
	},
});
