import { tellOfEnds } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { closeAndNotifyMarried } from '@/lib/features/matching/interests/commands/notify-of-interest';
import { changeProfile } from '@/lib/features/member/commands/change-profile';
import { profileChangeLimit } from '@/lib/features/member/constants';
import { serializeShownProfile } from '@/lib/features/member/dto/profile';
import { getOwnProfile } from '@/lib/features/member/queries/find-profile';
import { ownProfile, profileChangesBody, profileReply } from '@/lib/features/member/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'member',
	reply: ownProfile,
	handler: async ({ actor, language, now }) =>
		serializeShownProfile(await getOwnProfile(actor.memberId), language, now),
});

export const PUT = route({
	access: 'member',
	body: profileChangesBody,
	bodyKinds: 'json or multipart',
	limit: ({ actor }) => [profileChangeLimit, actor.memberId],
	reply: profileReply,
	errors: ['picture.tooManyPixels', 'picture.notAPicture', 'picture.heic', 'picture.animated'],
	handler: async ({ actor, address, body, files, language, now, afterResponse }) => {
		const { photo: sent, matrimonialConsent, mayIntroduce, version, ...changes } = body;
		const consent = matrimonialConsent === undefined ? null : { isGiven: matrimonialConsent, language };
		const introduction = mayIntroduce === undefined ? null : { isGiven: mayIntroduce, language };
		const photo = files.get('photo') ?? sent;
		await changeProfile(actor.memberId, { changes, photo, consent, introduction, version }, now);
		afterResponse(() => tellOfEnds({ memberId: actor.memberId, address }));
		afterResponse(() => closeAndNotifyMarried(now, { memberId: actor.memberId, address }));
		const profile = await getOwnProfile(actor.memberId);
		return {
			message: translator(language)('account.profileUpdated'),
			user: serializeShownProfile(profile, language, now),
		};
	},
});
