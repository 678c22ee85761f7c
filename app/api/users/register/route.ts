import { DomainError } from '@/lib/core/errors';
import { welcomeMember } from '@/lib/features/account/commands/confirm-email';
import { register } from '@/lib/features/account/commands/register';
import { registrationLimit } from '@/lib/features/account/constants';
import { serializeShownProfile } from '@/lib/features/member/dto/profile';
import { getOwnProfile } from '@/lib/features/member/queries/find-profile';
import { registrationBody, registrationReply } from '@/lib/features/member/schema';
import { startSession } from '@/lib/platform/auth/session';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const POST = route({
	access: 'everyone',
	body: registrationBody,
	bodyKinds: 'json or multipart',
	limit: ({ actor, address }) =>
		actor.kind === 'member' && actor.isAdmin ? null : [registrationLimit, address],
	reply: registrationReply,
	status: 201,
	errors: [
		'register.underage',
		'password.weak',
		'auth.required',
		'auth.idle',
		'auth.invalidCredentials',
		'email.taken',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
	handler: async ({
		actor,
		address,
		body,
		files,
		language,
		now,
		userAgent,
		request,
		setSession,
		rememberDevice,
		afterResponse,
	}) => {
		// An administrator whose session is over wants to add somebody, not to register. Visitors do not send `isAdmin`.
		if (actor.kind === 'visitor' && actor.idleSessionId) throw new DomainError('auth.idle');
		const isForAdministrators = body.isAdmin !== undefined && request.headers.has('authorization');
		if (actor.kind === 'visitor' && isForAdministrators) throw new DomainError('auth.required');
		const isByAdministrator = actor.kind === 'member' && actor.isAdmin;
		const photo = files.get('photo') ?? null;
		const account = await register(body, { actor, asker: address, photo, language, now });
		const t = translator(language);
		const user = serializeShownProfile(await getOwnProfile(account.id), language, now);
		afterResponse(() => welcomeMember(account.id, isByAdministrator ? null : address, now));
		// An administrator makes the account for somebody else and stays who they are.
		if (isByAdministrator) return { message: t('administration.added'), user };
		const session = await startSession(account, { now, userAgent, isKept: true });
		setSession(session);
		await rememberDevice(user.email);
		return { message: t('account.registered'), token: session.token, user };
	},
});
