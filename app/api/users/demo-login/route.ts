import { getOfferedAccount } from '@/lib/features/account/demo/queries/find-offer';
import { demoLogin } from '@/lib/features/account/demo/schema';
import { serializeShownProfile } from '@/lib/features/member/dto/profile';
import { getOwnProfile } from '@/lib/features/member/queries/find-profile';
import { sessionReply } from '@/lib/features/member/schema';
import { startSession } from '@/lib/platform/auth/session';
import { route } from '@/lib/platform/http/route';
import type { Limit } from '@/lib/platform/limits/limits';

const demoLoginLimit: Limit = { name: 'demoLogin', points: 30, seconds: 5 * 60 };

/** Logs in to an account of the demo without its password. Answers 404 wherever the login page does not offer that account. */
export const POST = route({
	access: 'everyone',
	limit: demoLoginLimit,
	body: demoLogin,
	reply: sessionReply,
	errors: ['auth.required', 'auth.invalidCredentials', 'notFound'],
	handler: async ({ body, request, language, now, userAgent, setSession }) => {
		const account = await getOfferedAccount(body.account, request.headers);
		const session = await startSession(account, { now, userAgent, isKept: false });
		setSession(session);
		const profile = await getOwnProfile(account.id);
		return { token: session.token, user: serializeShownProfile(profile, language, now) };
	},
});
