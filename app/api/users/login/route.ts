import { agreeToTerms } from '@/lib/features/member/commands/change-profile';
import { serializeShownProfile } from '@/lib/features/member/dto/profile';
import { getOwnProfile } from '@/lib/features/member/queries/find-profile';
import { sessionReply } from '@/lib/features/member/schema';
import {
	checkCredentials,
	credentials,
	loginAddressLimit,
	refusedCredentials,
} from '@/lib/platform/auth/login';
import { startSession } from '@/lib/platform/auth/session';
import { route } from '@/lib/platform/http/route';

export const POST = route({
	access: 'everyone',
	attemptLimit: loginAddressLimit,
	body: credentials,
	refusal: refusedCredentials,
	reply: sessionReply,
	errors: [
		'input.invalid',
		'login.emptyFields',
		'auth.required',
		'auth.invalidCredentials',
		'auth.secondFactorRequired',
		'auth.secondFactorWrong',
		'account.deceased',
		'account.unclaimed',
	],
	handler: async ({
		body,
		address,
		findDeviceToken,
		rememberDevice,
		language,
		now,
		userAgent,
		setSession,
	}) => {
		const account = await checkCredentials(body, { address, device: await findDeviceToken(body.email) }, now);
		// The owner of an account that an administrator has made is asked here for the first time.
		if (body.acceptsTerms) await agreeToTerms(account.id, language, now);
		const session = await startSession(account, { now, userAgent, isKept: body.keepSignedIn });
		setSession(session);
		await rememberDevice(body.email);
		const profile = await getOwnProfile(account.id);
		return { token: session.token, user: serializeShownProfile(profile, language, now) };
	},
});
