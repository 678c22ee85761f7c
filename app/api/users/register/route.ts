import { register } from '@/lib/auth/registration';
import { startSession } from '@/lib/auth/session';
import { getEnv } from '@/lib/env/env';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { sendMail } from '@/lib/mail/send';
import { welcomeMail } from '@/lib/mail/welcome-mail';
import { registrationLimit } from '@/lib/member/limits';
import { getOwnProfile } from '@/lib/member/queries';
import { registrationBody, registrationReply } from '@/lib/member/schema';
import { serializeOwnProfile } from '@/lib/member/serialize';

export const POST = route({
	access: 'everyone',
	body: registrationBody,
	bodyKinds: 'json or multipart',
	limit: ({ actor, address }) =>
		actor.kind === 'member' && actor.isAdmin ? null : [registrationLimit, address],
	reply: registrationReply,
	status: 201,
	handler: async ({
		actor,
		body,
		files,
		language,
		now,
		userAgent,
		setSession,
		rememberDevice,
		afterwards,
	}) => {
		const photo = files.get('photo') ?? null;
		const account = await register(body, { actor, photo, language, now });
		const t = translator(language);
		const user = serializeOwnProfile(await getOwnProfile(account.id), now);
		const { name, email, familyTreePrivacy } = user;
		const mail = welcomeMail({ name, language, familyTreePrivacy, appUrl: getEnv().appUrl });
		afterwards(() => sendMail({ ...mail, to: email }));
		// An administrator makes the account for somebody else and stays who they are.
		if (actor.kind === 'member' && actor.isAdmin) return { message: t('administration.added'), user };
		const session = await startSession(account, { now, userAgent, isKept: true });
		setSession(session);
		await rememberDevice(email);
		return { message: t('account.registered'), token: session.token, user };
	},
});
