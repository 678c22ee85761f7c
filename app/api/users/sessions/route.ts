import * as z from 'zod';
import { listOpenAddresses, openAddress } from '@/lib/features/account/commands/end-capabilities';
import { logOutEverywhere, logoutBody } from '@/lib/features/account/commands/log-out';
import { listSessions, sessionHandle } from '@/lib/platform/auth/session';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'member',
	reply: z.object({
		sessions: z.array(
			z.object({
				/** Names the session to DELETE /api/users/sessions/{id}. */
				_id: sessionHandle,
				/** As the browser calls itself; null when it does not say. */
				browser: z.string().nullable(),
				system: z.string().nullable(),
				startedAt: z.string(),
				/** To the hour; an administrator's to half a minute. */
				lastSeenAt: z.string(),
				isCurrent: z.boolean(),
			}),
		),
		/** Addresses that open something of the account without a login. Each ends with the sessions unless it is kept. */
		addresses: z.array(openAddress),
	}),
	handler: async ({ actor, now }) => ({
		sessions: await listSessions(actor, now),
		addresses: await listOpenAddresses(actor.memberId, now),
	}),
});

// Everywhere, and here too.
export const DELETE = route({
	access: 'member',
	body: logoutBody,
	bodyKinds: 'json or nothing',
	reply: messageReply,
	handler: async ({ actor, body, language, now, setSession }) => {
		await logOutEverywhere(actor.memberId, body, now);
		setSession(null);
		return { message: translator(language)('account.loggedOutEverywhere') };
	},
});
