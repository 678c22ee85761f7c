import * as z from 'zod';
import { changeMember } from '@/lib/features/administration/accounts/commands';
import { serializeOwnProfile } from '@/lib/features/member/dto/profile';
import { changedMemberReply, roleBody } from '@/lib/features/member/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const PATCH = route({
	access: 'administrator',
	loginRefusal: 'administration.loginRequired',
	params: z.object({ id: z.guid() }),
	body: roleBody,
	reply: changedMemberReply,
	handler: async ({ actor, params, body: { isAdmin, ...batch }, language, now }) => {
		const { profile, undo } = await changeMember(
			params.id,
			{ isAdmin },
			{ actor, photo: undefined, now, ...batch },
		);
		const t = translator(language);
		return {
			message: isAdmin ? t('administration.promoted') : t('administration.demoted'),
			user: serializeOwnProfile(profile, now),
			...(undo && { undo }),
		};
	},
});
