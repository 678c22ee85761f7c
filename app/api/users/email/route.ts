import * as z from 'zod';
import {
	beginEmailChange,
	emailChangeBody,
	pendingEmail,
	readPendingEmail,
} from '@/lib/features/account/commands/change-email';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'member',
	reply: pendingEmail,
	handler: ({ actor, now }) => readPendingEmail(actor.memberId, now),
});

export const POST = route({
	access: 'member',
	body: emailChangeBody,
	/** Whether the address has changed at once; else a code is on its way to it. */
	reply: messageReply.extend({ email: z.string(), isDone: z.boolean() }),
	errors: ['password.wrong', 'secondFactor.wrongCode', 'email.taken', 'limit.exceeded'],
	handler: async ({ actor, address, body, language, now, rememberDevice, afterResponse }) => {
		const { email } = body;
		const { isDone, send } = await beginEmailChange(actor, body, { address, language, now });
		if (isDone) await rememberDevice(email);
		afterResponse(send);
		const t = translator(language);
		const message = isDone ? t('account.emailChanged', { email }) : t('account.emailCodeSent', { email });
		return { message, email, isDone };
	},
});
