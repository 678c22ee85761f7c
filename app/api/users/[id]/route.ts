import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { sendConfirmation } from '@/lib/features/account/commands/confirm-email';
import { notifyOfNewPassword } from '@/lib/features/account/commands/reset-password';
import { emailChangedMail } from '@/lib/features/account/mails/email-changed-mail';
import { changeMember, removeAccount } from '@/lib/features/administration/accounts/commands';
import { tellOfEnds } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { getProfileReader } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { closeAndNotifyMarried } from '@/lib/features/matching/interests/commands/notify-of-interest';
import { findRelationship } from '@/lib/features/matching/queries/relationship';
import { serializeOwnProfile } from '@/lib/features/member/dto/profile';
import { hidePictures } from '@/lib/features/member/picture-access/commands';
import { readProfile } from '@/lib/features/member/queries/read-profile';
import { changedMemberReply, memberChangesBody, readableProfile } from '@/lib/features/member/schema';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { decidedReply, deleteBody } from '@/lib/platform/decisions/schema';
import { getEnv } from '@/lib/platform/env/env';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { sendMail } from '@/lib/platform/mail/send';

const params = z.object({ id: z.guid() });

/** A member's profile as the caller sees it, for themselves or for the candidate for whom they look. */
export const GET = route({
	access: 'member',
	params,
	query: forQuery,
	reply: readableProfile,
	handler: async ({ actor, params, query, language, now }) => {
		const reader = await getProfileReader(actor, query.for, now);
		const profile = await readProfile(params.id, { reader, findRelationship, language }, now);
		if (!profile) throw new DomainError('notFound');
		return profile;
	},
});

export const PUT = route({
	access: 'administrator',
	loginRefusal: 'administration.loginRequired',
	params,
	body: memberChangesBody,
	bodyKinds: 'json or multipart',
	reply: changedMemberReply,
	errors: [
		'password.weak',
		'email.taken',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
	handler: async ({
		actor,
		params,
		body: { photo, ...changes },
		files,
		address,
		language,
		now,
		afterResponse,
	}) => {
		const change = { actor, photo: files.get('photo') ?? photo, now };
		const { profile, formerEmail, undo, ...rest } = await changeMember(params.id, changes, change);
		afterResponse(() => tellOfEnds({ memberId: params.id, address }));
		afterResponse(() => closeAndNotifyMarried(now, { memberId: params.id, address }));
		if (changes.password) afterResponse(() => notifyOfNewPassword(profile.email, rest.language));
		if (formerEmail !== null) {
			const mail = emailChangedMail({ language: rest.language, appUrl: getEnv().appUrl, way: null });
			afterResponse(() => sendMail({ ...mail, to: formerEmail }));
			afterResponse(() => sendConfirmation(params.id, { isWelcome: false, now }));
		}
		return {
			message: translator(language)('administration.updated'),
			user: serializeOwnProfile(profile, now),
			...(undo && { undo }),
		};
	},
});

/** Also oneself, as long as another administrator remains: what is asked before is for the page that offers it. */
export const DELETE = route({
	access: 'administrator',
	loginRefusal: 'administration.loginRequired',
	params,
	body: deleteBody,
	bodyKinds: 'json or nothing',
	reply: decidedReply,
	handler: async ({ actor, params, body, language, now, afterResponse }) => {
		const undo = await removeAccount(params.id, { actorId: actor.memberId, now, ...body });
		afterResponse(() => sendMailsFrom(undo.until));
		afterResponse(hidePictures);
		return { message: translator(language)('administration.deleted'), undo };
	},
});
