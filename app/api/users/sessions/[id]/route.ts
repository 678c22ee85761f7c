import * as z from 'zod';
import { endSessionOf, sessionHandle } from '@/lib/platform/auth/session';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Ends one of the member's own sessions. The one that asks is logged out. */
export const DELETE = route({
	access: 'member',
	params: z.object({ id: sessionHandle }),
	reply: messageReply,
	handler: async ({ actor, params, language, setSession }) => {
		const t = translator(language);
		const endedId = await endSessionOf(actor.memberId, params.id);
		if (endedId !== actor.sessionId) return { message: t('account.sessionEnded') };
		setSession(null);
		return { message: t('account.loggedOut') };
	},
});
